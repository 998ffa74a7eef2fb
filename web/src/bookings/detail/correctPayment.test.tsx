import { screen, within } from '@testing-library/react';
import { booking } from '../../../test/bookingAnswers';
import { guest, visit } from '../../../test/visit';
import { withoutFolio } from '../../../test/withoutFolio';
import { BookingPage } from './BookingPage';

const staff = { ...guest, id: 'bbbbbbbbbbbbbbbbbbbbbbbb', role: 'ADMIN' as const };
const paidBy = (method: 'CASH' | 'TERMINAL' | 'ONLINE') => ({
  ...booking,
  payments: booking.payments.map((payment) => ({ ...payment, method })),
});
const refused = {
  __typename: 'FrontDeskRefused',
  message: 'A refund of this payment was already paid out.',
} as const;

const open = (
  viewer: typeof guest = staff,
  answer: typeof booking | typeof refused = paidBy('TERMINAL'),
  shown = paidBy('CASH'),
) =>
  visit({
    at: '/bookings/booking1',
    routes: [{ path: '/bookings/:id', element: <BookingPage /> }],
    viewer,
    answers: {
      ...withoutFolio,
      BookingPage: () => ({ booking: shown }),
      CorrectPayment: () => ({ correctPayment: answer }),
    },
  });

test('staff correct cash to card, and the page says how it was paid', async () => {
  const { user, asked } = await open();
  await user.click(screen.getByRole('button', { name: 'It was paid by card' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Record as paid by card?' }));
  await user.click(dialog.getByRole('button', { name: 'Correct payment' }));
  expect(await screen.findByText('Paid by card at the hotel')).toBeVisible();
  expect(screen.getByRole('button', { name: 'It was paid in cash' })).toBeVisible();
  expect(asked.filter(({ name }) => name === 'CorrectPayment').map(({ variables }) => variables)).toEqual([
    { input: { paymentId: booking.payments[0]!.id, paidBy: 'TERMINAL' } },
  ]);
});

test('a refusal stays in the dialog', async () => {
  const { user } = await open(staff, refused);
  await user.click(screen.getByRole('button', { name: 'It was paid by card' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Correct payment' }));
  expect(await dialog.findByText(refused.message)).toBeVisible();
});

test('guests correct nothing', async () => {
  await open(guest);
  expect(screen.queryByRole('button', { name: /^It was paid/ })).toBeNull();
});

test('a payment made online cannot be corrected', async () => {
  await open(staff, refused, paidBy('ONLINE'));
  expect(screen.queryByRole('button', { name: /^It was paid/ })).toBeNull();
});
