import { act, cleanup, screen } from '@testing-library/react';
import { booking } from '../../../test/bookingAnswers';
import { seen } from '../../../test/seen';
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

describe('returning from the payment page', () => {
  beforeEach(() => sessionStorage.clear());
  afterEach(() => jest.useRealTimers());

  it('shows thanks and the summary of a confirmed booking, and clears the selection', async () => {
    saveSelection('hotel1', ['r101']);
    await open('/checkout-success?booking=booking1', { PaidBooking: () => ({ booking }) });
    expect(screen.getByRole('heading', { name: 'Thank you for your successful booking' })).toBeVisible();
    expect(screen.getByText('Petite double, room 101')).toBeVisible();
    expect(loadSelection('hotel1')).toEqual([]);
  });

  it('waits while the payment is not confirmed yet, then shows thanks by itself', async () => {
    let asked = 0;
    await open('/checkout-success?booking=booking1', {
      PaidBooking: () => ({ booking: { ...booking, status: asked++ === 0 ? 'HELD' : 'CONFIRMED' } }),
    });
    expect(screen.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
    const thanks = { name: 'Thank you for your successful booking' };
    await seen(() => screen.getByRole('heading', thanks));
  });

  it('stops asking after half a minute, and says not to pay again', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const pass = async (seconds: number) => {
      for (let second = 0; second < seconds; second++) await act(() => jest.advanceTimersByTimeAsync(1000));
    };
    const { asked } = await open('/checkout-success?booking=booking1', {
      PaidBooking: () => ({ booking: { ...booking, status: 'HELD' } }),
    });
    await pass(31);
    expect(screen.getByRole('heading', { name: 'Your payment is still being confirmed' })).toBeVisible();
    expect(asked.length).toBeGreaterThan(10);
    const before = asked.length;
    await pass(10);
    expect(asked).toHaveLength(before);
  });

  const held = {
    ...booking,
    status: 'HELD' as const,
    payment: 'OPEN' as const,
    holdExpiresAt: '2099-01-31T14:35:09.000Z',
    checkoutUrl: '/pay',
  };

  it('keeps the rooms after turning back, until they are paid or released', async () => {
    saveSelection('hotel1', ['r101']);
    const key = idempotencyKeyFor('hotel1', parts);
    const released = { ...booking, status: 'EXPIRED' as const, payment: 'OPEN' as const };
    const { asked, user } = await open('/cancel-order?booking=booking1', {
      CancelOrder: () => ({ booking: held }),
      ReleaseCheckout: () => ({ releaseCheckout: released }),
    });
    await seen(() => screen.getByRole('heading', { name: 'Your booking is not paid yet' }));
    expect(screen.getByRole('link', { name: 'Continue to payment' })).toHaveAttribute('href', '/pay');
    expect(screen.getByRole('link', { name: 'Back to The Lampwright' })).toHaveAttribute(
      'href',
      '/hotels/hotel1?checkIn=2099-03-01&checkOut=2099-03-04',
    );
    expect(asked.map(({ name }) => name)).toEqual(['CancelOrder']);
    await user.click(screen.getByRole('button', { name: 'Release' }));
    await seen(() => screen.getByText(/Nothing was charged and the rooms are free again/));
    expect(loadSelection('hotel1')).toEqual(['r101']);
    expect(idempotencyKeyFor('hotel1', parts)).not.toBe(key);
  });

  it('shows that the payment went through in the meantime', async () => {
    await open('/cancel-order?booking=booking1', { CancelOrder: () => ({ booking }) });
    await seen(() => screen.getByRole('heading', { name: 'Your payment went through' }));
  });

  it('names a paid change as a change', async () => {
    await open('/checkout-success?booking=booking1&change=paid', { PaidBooking: () => ({ booking }) });
    expect(screen.getByRole('heading', { name: 'Your booking has been changed' })).toBeVisible();
  });

  it('explains a released hold, and one that was paid too late', async () => {
    const expired = { ...booking, status: 'EXPIRED' as const, payment: 'OPEN' as const };
    await open('/checkout-success?booking=booking1', { PaidBooking: () => ({ booking: expired }) });
    expect(screen.getByText(/Nothing was charged/)).toBeVisible();
    cleanup();
    await open('/checkout-success?booking=booking1', {
      PaidBooking: () => ({ booking: { ...expired, payment: 'REFUNDED' } }),
    });
    expect(screen.getByText(/Your payment arrived after the time to pay was over/)).toBeVisible();
  });

  it('promises nothing to a stranger', async () => {
    await visit({ at: '/booking-success', routes });
    expect(screen.queryByText(/rooms are yours/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in to see your bookings' })).toHaveAttribute(
      'href',
      '/login?next=%2Fmybookings',
    );
  });

  it('shows thanks alone where no booking is named', async () => {
    await open('/booking-success', {});
    expect(screen.getByRole('heading', { name: 'Thank you for your successful booking' })).toBeVisible();
  });
});
