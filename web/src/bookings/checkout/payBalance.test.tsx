import { screen } from '@testing-library/react';
import { booking } from '../../../test/bookingAnswers';
import { guest, visit } from '../../../test/visit';
import { seen } from '../../../test/seen';
import { BookingPage } from '../detail/BookingPage';
import { CheckoutSuccessPage } from './CheckoutSuccessPage';

const unpaid = {
  ...booking,
  payment: 'OPEN' as const,
  paidCents: 0,
  owedCents: 86_850,
  payments: [],
  viewerCan: { ...booking.viewerCan, payBalance: true },
};
const routes = [
  { path: '/bookings/:id', element: <BookingPage /> },
  { path: '/checkout-success', element: <CheckoutSuccessPage /> },
];

test('a guest reads what has changed, and pays nothing that they were not shown', async () => {
  const message = 'What is owed has changed: it is $100.00 now. You have not been charged.';
  const { asked, user } = await visit({
    at: '/bookings/booking1',
    routes,
    viewer: guest,
    answers: {
      BookingPage: () => ({ booking: unpaid }),
      PayBalance: () => ({ payBalance: { __typename: 'BalanceRefused', message } }),
      OwedNow: () => ({ booking: { ...unpaid, owedCents: 10_000 } }),
    },
  });
  expect(screen.getByText(/You can also pay at the hotel/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pay $868.50 now' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pay $100 now' })).toBeVisible();
  const sent = asked.find(({ name }) => name === 'PayBalance')!;
  expect(sent.variables['input']).toEqual({ bookingId: 'booking1', expectedCents: 86_850 });
});

test('staff and guests who owe nothing see no button', async () => {
  await visit({
    at: '/bookings/booking1',
    routes,
    viewer: guest,
    answers: { BookingPage: () => ({ booking }) },
  });
  expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
});

const [online] = booking.payments;

describe('coming back from the payment page', () => {
  const open = (shown: () => object) =>
    visit({
      at: '/checkout-success?booking=booking1&balance=payment1',
      routes,
      viewer: guest,
      answers: { PaidBalance: () => ({ booking: shown() as typeof booking }) },
    });

  test('the page waits for the payment, then says what was received', async () => {
    let times = 0;
    await open(() => (times++ === 0 ? unpaid : booking));
    expect(screen.getByRole('heading', { name: 'Confirming your payment' })).toBeVisible();
    await seen(() => screen.getByRole('heading', { name: 'Payment received' }));
    expect(screen.getByText('We have received $868.50. Nothing is left to pay.')).toBeVisible();
  });

  test.each([
    [
      'a part comes back and more is owed',
      { ...booking, owedCents: 2000, payments: [{ ...online, refundedCents: 1000 }] },
      'We have received $868.50. $10 of it goes back to your card. $20 is still to be paid.',
    ],
    [
      'the booking was cancelled',
      { ...booking, status: 'CANCELLED', payments: [{ ...online, refundedCents: 86_850 }] },
      'We have received $868.50. $868.50 of it goes back to your card. The booking is cancelled.',
    ],
  ])('it says so where %s', async (_, shown, words) => {
    await open(() => shown);
    expect(screen.getByText(words)).toBeVisible();
  });
});
