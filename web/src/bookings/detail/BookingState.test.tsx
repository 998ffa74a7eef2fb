import { screen } from '@testing-library/react';
import { booking, bookingRefund } from '../../../test/bookingAnswers';
import { guest, visit } from '../../../test/visit';
import { BookingPage } from './BookingPage';

const routes = [{ path: '/bookings/:bookingId', element: <BookingPage /> }];
const show = (changes: Partial<typeof booking>) =>
  visit({
    at: '/bookings/booking1',
    routes,
    answers: { BookingPage: () => ({ booking: { ...booking, ...changes } }) },
    viewer: guest,
  });

beforeEach(() => jest.useFakeTimers({ advanceTimers: true }));
afterEach(() => jest.useRealTimers());

// the hotel is in New York, five hours behind UTC
test.each([
  ['2099-03-01T04:59:00Z', 'Confirmed'],
  ['2099-03-01T05:00:00Z', 'Stay in progress'],
  ['2099-03-04T04:59:00Z', 'Stay in progress'],
  ['2099-03-04T05:00:00Z', 'Stayed'],
])('a paid booking of 1 to 4 March shows at %s: %s', async (moment, word) => {
  jest.setSystemTime(new Date(moment));
  await show({});
  expect(screen.getByText(word)).toBeVisible();
});

test.each([
  ['CONFIRMED', 'PAID', 0, 'PaymentPaid by card'],
  ['CANCELLED', 'PAID', 0, 'PaymentPaid by cardRefundedNothing'],
  ['CANCELLED', 'REFUNDING', 86850, 'PaymentPaid by cardRefund due to the card$868.50'],
  ['CANCELLED', 'REFUNDED', 86850, 'PaymentPaid by cardRefunded to the card$868.50'],
  ['EXPIRED', 'FAILED', 0, 'PaymentNot paid'],
] as const)(
  'a booking that is %s and %s shows its payment',
  async (status, payment, refundedCents, words) => {
    const refunds = refundedCents ? [bookingRefund('ONLINE', refundedCents, payment === 'REFUNDING')] : [];
    const payments = payment === 'FAILED' ? [] : booking.payments;
    await show({
      status,
      payment,
      refundedCents,
      refunds,
      payments,
      viewerCan: { ...booking.viewerCan, cancel: false },
    });
    expect(screen.getByText('Payment').closest('dl')!.textContent).toBe(words);
  },
);

test('the heading of another person’s booking has their name', async () => {
  const other = { __typename: 'User', id: 'bbbbbbbbbbbbbbbbbbbbbbbb', name: 'Ada Harbour', email: null };
  await show({ user: other });
  expect(screen.getByRole('heading', { name: 'Booking for Ada Harbour' })).toBeVisible();
});
