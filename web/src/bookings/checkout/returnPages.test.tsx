import { screen } from '@testing-library/react';
import { booking } from '../../../test/answers';
import { guest, visit, type Answers } from '../../../test/visit';
import { loadSelection, saveSelection } from '../../rooms/selection';
import { idempotencyKeyFor } from '../../apollo/idempotencyKey';
import { BookingSuccessPage } from './BookingSuccessPage';
import { CancelOrderPage } from './CancelOrderPage';
import { CheckoutSuccessPage } from './CheckoutSuccessPage';

const routes = [
  { path: '/checkout-success', element: <CheckoutSuccessPage /> },
  { path: '/cancel-order', element: <CancelOrderPage /> },
  { path: '/booking-success', element: <BookingSuccessPage /> },
];
const open = (at: string, answers: Answers) => visit({ at, routes, answers, viewer: guest });
const parts = ['2099-03-01', '2099-03-04', 'r101'];

describe('coming back from the payment page', () => {
  beforeEach(() => sessionStorage.clear());

  it('thanks for a confirmed booking, with its summary, and lets go of the choice', async () => {
    saveSelection('hotel1', ['r101']);
    await open('/checkout-success?booking=booking1', { PaidBooking: () => ({ booking }) });
    expect(screen.getByRole('heading', { name: 'Thank you for your successful booking' })).toBeVisible();
    expect(screen.getByText('Petite double, room 101')).toBeVisible();
    expect(loadSelection('hotel1')).toEqual([]);
  });

  it('waits calmly while the payment is not confirmed yet, then thanks by itself', async () => {
    let asked = 0;
    await open('/checkout-success?booking=booking1', {
      PaidBooking: () => ({ booking: { ...booking, status: asked++ === 0 ? 'HELD' : 'CONFIRMED' } }),
    });
    expect(screen.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
    const thanks = { name: 'Thank you for your successful booking' };
    expect(await screen.findByRole('heading', thanks, { timeout: 4000 })).toBeVisible();
  });

  it('releases the rooms on the way back without paying, and leads to the same dates and choice', async () => {
    saveSelection('hotel1', ['r101']);
    const key = idempotencyKeyFor('hotel1', parts);
    const released = { ...booking, status: 'EXPIRED' as const, payment: 'OPEN' as const };
    const { asked } = await open('/cancel-order?booking=booking1', {
      ReleaseCheckout: () => ({ releaseCheckout: released }),
    });
    expect(await screen.findByText(/Nothing was charged and the rooms are free again/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to The Lampwright' })).toHaveAttribute(
      'href',
      '/hotels/hotel1?checkIn=2099-03-01&checkOut=2099-03-04',
    );
    expect(asked).toEqual([{ name: 'ReleaseCheckout', variables: { input: { bookingId: 'booking1' } } }]);
    expect(loadSelection('hotel1')).toEqual(['r101']);
    expect(idempotencyKeyFor('hotel1', parts)).not.toBe(key);
  });

  it('says so where the payment had gone through meanwhile', async () => {
    await open('/cancel-order?booking=booking1', {
      ReleaseCheckout: () => ({ releaseCheckout: { __typename: 'AlreadyPaid', message: 'Paid.' } }),
    });
    expect(await screen.findByRole('heading', { name: 'Your payment had gone through' })).toBeVisible();
  });

  it('has the plain page of thanks', async () => {
    await open('/booking-success', {});
    expect(screen.getByRole('heading', { name: 'Thank you for your successful booking' })).toBeVisible();
  });
});
