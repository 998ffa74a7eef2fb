import { screen, within } from '@testing-library/react';
import { booking } from '../../../test/bookingAnswers';
import { guest, visit } from '../../../test/visit';
import { withoutFolio } from '../../../test/withoutFolio';
import { BookingPage } from './BookingPage';

const staff = { ...guest, id: 'bbbbbbbbbbbbbbbbbbbbbbbb', role: 'ADMIN' as const };
const viewerCan = { ...booking.viewerCan, mostGoodwillCents: 50_000 };
const refunded = {
  ...booking,
  refundedCents: 4500,
  payments: booking.payments.map((payment) => ({ ...payment, refundedCents: 4500 })),
  viewerCan: { ...viewerCan, mostGoodwillCents: 45_500 },
};

const refusal = { __typename: 'RefundNotPossible', message: 'At most $10.00 can be refunded now.' } as const;

const open = (refundBooking: typeof refunded | typeof refusal = refunded) =>
  visit({
    at: '/bookings/booking1',
    routes: [{ path: '/bookings/:id', element: <BookingPage /> }],
    viewer: staff,
    answers: {
      ...withoutFolio,
      BookingPage: () => ({ booking: { ...booking, viewerCan } }),
      RefundBooking: () => ({ refundBooking }),
    },
  });

async function ask(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Goodwill refund' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Refund as goodwill?' }));
  const confirm = dialog.getByRole('button', { name: 'Refund' });
  expect(confirm).toBeDisabled();
  await user.type(dialog.getByRole('textbox', { name: 'Refund in dollars' }), '45');
  expect(dialog.getByText('At most $500. $45 goes back to the guest’s card.')).toBeVisible();
  expect(confirm).toBeDisabled();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'The lift was out of order.');
  return { dialog, confirm };
}

test('staff refund a sum with a reason, and read how it goes back and what is left', async () => {
  const { user, asked } = await open();
  const { confirm } = await ask(user);
  await user.click(confirm);
  expect(await screen.findByText('$45 goes back to the guest’s card.')).toBeVisible();
  expect(screen.getByText(/^Up to \$455, /)).toBeVisible();
  const sent = asked
    .filter(({ name }) => name === 'RefundBooking')
    .map(({ variables }) => variables['input']);
  expect(sent).toEqual([
    {
      bookingId: 'booking1',
      refundCents: 4500,
      reason: 'The lift was out of order.',
      idempotencyKey: expect.stringMatching(/^[\w-]{36}$/),
    },
  ]);
});

test('a refusal stays in the dialog, and the same refund is sent again with the same key', async () => {
  const { user, asked } = await open(refusal);
  const { dialog, confirm } = await ask(user);
  await user.click(confirm);
  expect(await dialog.findByText(refusal.message)).toBeVisible();
  await user.click(confirm);
  const keys = asked
    .filter(({ name }) => name === 'RefundBooking')
    .map(({ variables }) => (variables['input'] as { idempotencyKey: string }).idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('sums that are zero, too high or no sum are not sent', async () => {
  const { user } = await open();
  const { dialog, confirm } = await ask(user);
  const sum = dialog.getByRole('textbox', { name: 'Refund in dollars' });
  for (const wrong of ['0', '500.01', 'x']) {
    await user.clear(sum);
    await user.type(sum, wrong);
    expect(confirm).toBeDisabled();
  }
});
