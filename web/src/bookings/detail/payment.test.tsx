import { screen, within } from '@testing-library/react';
import { booking, nightPrices } from '../../../test/answers';
import { guest, visit } from '../../../test/visit';
import { stepMoment } from '../../kit/format';
import { BookingPage } from './BookingPage';

jest.useFakeTimers({ now: Date.parse('2099-02-20T12:00:00Z'), advanceTimers: true });

const routes = [{ path: '/bookings/:bookingId', element: <BookingPage /> }];
const show = (changes: Partial<typeof booking>) =>
  visit({
    at: '/bookings/booking1',
    routes,
    answers: { BookingPage: () => ({ booking: { ...booking, ...changes } }) },
    viewer: guest,
  });

describe('the payment of a booking', () => {
  it('lists nights by price, taxes and fees, and the total', async () => {
    await show({
      stays: [{ ...booking.stays[0]!, nightPrices: nightPrices(12000, 12000, 15000) }],
      charges: [{ __typename: 'ChargeLine', title: 'City tax', cents: 1170 }],
      totalCents: 40170,
      paidCents: 40170,
    });
    const room = screen.getByText('Petite double, room 101').closest('li');
    expect(room).toHaveTextContent('2 nights × $120, 1 night × $150');
    expect(room).toHaveTextContent('$390');
    expect(screen.getByText('City tax').closest('li')).toHaveTextContent('$11.70');
    expect(screen.getByText('Total').parentElement).toHaveTextContent('$401.70');
  });

  it('shows what was paid and refunded after a change made it cheaper', async () => {
    const refunded = { refundedCents: 26850, pendingRefundCents: 26850, payment: 'REFUNDING' as const };
    await show({ totalCents: 60000, paidCents: 86850, ...refunded });
    expect(screen.getByText('Payment').closest('dl')).toHaveTextContent(
      'PaymentPaidTotal paid$868.50Refund on its way$268.50',
    );
  });

  it('tells what has gone back from what is on its way', async () => {
    const refunded = { refundedCents: 86850, pendingRefundCents: 60000, payment: 'REFUNDING' as const };
    await show({ status: 'CANCELLED', totalCents: 60000, paidCents: 86850, ...refunded });
    expect(screen.getByText('Payment').closest('dl')).toHaveTextContent(
      'PaymentPaidTotal paid$868.50Refunded$268.50Refund on its way$600',
    );
  });

  it('shows the cancellation terms while the booking is confirmed', async () => {
    await show({});
    const terms = 'Free cancellation until Fri 27 Feb 2099 (hotel time). After that, 50% is refunded.';
    expect(screen.getByText(terms)).toBeVisible();
  });

  it('shows no cancellation terms once it is cancelled', async () => {
    await show({ status: 'CANCELLED', viewerCan: { ...booking.viewerCan, cancel: false, change: false } });
    expect(screen.queryByText(/cancellation until/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Change dates or rooms' })).toBeNull();
  });

  it('names before cancelling what is not refunded', async () => {
    const { user } = await show({ viewerCan: { ...booking.viewerCan, refundIfCancelledCents: 43425 } });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Refund if cancelled now: $ 434.25')).toBeVisible();
    expect(dialog.getByText(/Of the \$868\.50 you paid, \$434\.25 is not refunded/)).toBeVisible();
  });

  it('says that everything is refunded where a rise too small to charge was waived', async () => {
    const { user } = await show({ totalCents: 86874 });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText(/You get back everything you paid/)).toBeVisible();
  });
});

test('the history of a booking names each step, its time and who took it', async () => {
  await show({});
  const steps = within(screen.getByRole('region', { name: 'History' })).getAllByRole('listitem');
  const moment = stepMoment(booking.createdAt);
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringMatching(new RegExp(`^Held for payment\\.${moment}, you$`)),
    expect.stringMatching(new RegExp(`^Paid\\.\\d\\d/\\d\\d/\\d{4}, [\\d:]{8}, Staybook$`)),
  ]);
});
