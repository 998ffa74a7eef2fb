import { screen, within } from '@testing-library/react';
import { booking } from '../../../test/bookingAnswers';
import { guest, visit } from '../../../test/visit';
import { withoutFolio } from '../../../test/withoutFolio';
import { BookingPage } from './BookingPage';

const staff = { ...guest, id: 'bbbbbbbbbbbbbbbbbbbbbbbb', role: 'ADMIN' as const };
const mayTake = { ...booking.viewerCan, takePayment: true, mostCreditCents: 10_000, mostGoodwillCents: 100 };
const unpaid = {
  ...booking,
  payment: 'OPEN' as const,
  paidCents: 0,
  owedCents: 86_850,
  payments: [],
  viewerCan: mayTake,
};
const [online] = booking.payments;
const cash = { ...online!, method: 'CASH' as const, amountCents: 40_000, canVoid: true };
const partly = { ...unpaid, paidCents: 40_000, owedCents: 46_850, payments: [cash] };

const refused = {
  __typename: 'FrontDeskRefused',
  message: 'The guest owes nothing for this booking.',
} as const;

type Answer = typeof partly | typeof refused;

const open = (
  shown: typeof booking | typeof unpaid | typeof partly,
  { viewer = staff, answer = partly }: { viewer?: typeof guest; answer?: Answer } = {},
) =>
  visit({
    at: '/bookings/booking1',
    routes: [{ path: '/bookings/:id', element: <BookingPage /> }],
    viewer,
    answers: {
      ...withoutFolio,
      BookingPage: () => ({ booking: shown }),
      BookingExtras: () => {
        const { booking: bare } = withoutFolio.BookingExtras();
        return { booking: { ...bare, owedCents: shown.owedCents } };
      },
      TakePayment: () => ({ takePayment: answer }),
      CreditBooking: () => ({ creditBooking: answer }),
      VoidPayment: () => ({ voidPayment: answer === refused ? refused : unpaid }),
    },
  });
const sentTo = ({ asked }: Awaited<ReturnType<typeof open>>, name: string) =>
  asked.filter((one) => one.name === name).map(({ variables }) => variables['input']);

test('staff take a part in cash, and read what is still to be paid', async () => {
  const opened = await open(unpaid);
  const { user } = opened;
  await user.click(screen.getByRole('button', { name: 'Take payment' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Take a payment' }));
  const amount = dialog.getByRole('textbox', { name: 'Amount ($)' });
  expect(amount).toHaveValue('868.50');
  await user.clear(amount);
  await user.type(amount, '868.51');
  expect(dialog.getByRole('button', { name: 'Take payment' })).toBeDisabled();
  await user.clear(amount);
  await user.type(amount, '400');
  await user.click(dialog.getByRole('radio', { name: 'Cash' }));
  await user.click(dialog.getByRole('button', { name: 'Take payment' }));
  expect(await screen.findByText('$400 received. $468.50 is still to be paid.')).toBeVisible();
  expect(sentTo(opened, 'TakePayment')).toEqual([
    {
      bookingId: 'booking1',
      cents: 40_000,
      paidBy: 'CASH',
      idempotencyKey: expect.stringMatching(/^[\w-]{36}$/),
    },
  ]);
  expect(screen.getByText('To pay at the hotel').nextSibling).toHaveTextContent('$468.50');
  expect(screen.getByText('Payment').nextSibling).toHaveTextContent('Paid in part');
});

test('staff put what a guest owes on account of a company', async () => {
  const settled = {
    ...unpaid,
    paidCents: 86_850,
    owedCents: 0,
    payments: [
      {
        ...cash,
        method: 'ON_ACCOUNT' as const,
        amountCents: 86_850,
        company: 'Acme Travel',
        companyReference: 'PO 1',
      },
    ],
  } as unknown as typeof partly;
  const opened = await open(unpaid, { answer: settled });
  const { user } = opened;
  await user.click(screen.getByRole('button', { name: 'Take payment' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Take a payment' }));
  await user.click(dialog.getByRole('radio', { name: 'On account' }));
  expect(dialog.getByRole('button', { name: 'Take payment' })).toBeDisabled();
  await user.type(dialog.getByRole('textbox', { name: 'Company' }), 'Acme Travel');
  await user.type(dialog.getByRole('textbox', { name: /reference/ }), 'PO 1');
  await user.click(dialog.getByRole('button', { name: 'Take payment' }));
  expect(
    await screen.findByText('$868.50 put on account of Acme Travel. The guest owes nothing.'),
  ).toBeVisible();
  expect(sentTo(opened, 'TakePayment')).toMatchObject([
    { cents: 86_850, paidBy: 'ON_ACCOUNT', account: { company: 'Acme Travel', reference: 'PO 1' } },
  ]);
  expect(screen.getByText('Acme Travel (PO 1)')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Correct/ })).toBeNull();
});

test('a refused payment stays in the dialog with the reason', async () => {
  const { user } = await open(unpaid, { answer: refused });
  await user.click(screen.getByRole('button', { name: 'Take payment' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Take payment' }));
  expect(await dialog.findByText(refused.message)).toBeVisible();
});

test('staff waive a part with a reason', async () => {
  const opened = await open(unpaid);
  const { user } = opened;
  await user.click(screen.getByRole('button', { name: 'Waive a part' }));
  const dialog = within(screen.getByRole('dialog'));
  const confirm = dialog.getByRole('button', { name: 'Waive this amount' });
  await user.type(dialog.getByRole('textbox', { name: 'Amount ($)' }), '20');
  expect(confirm).toBeDisabled();
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Noise at night');
  await user.click(confirm);
  expect(await screen.findByText('$20 waived.')).toBeVisible();
  expect(sentTo(opened, 'CreditBooking')).toMatchObject([{ cents: 2000, reason: 'Noise at night' }]);
});

test('staff void a payment of today with the reason', async () => {
  const opened = await open(partly);
  const { user } = opened;
  await user.click(screen.getByRole('button', { name: 'Void payment of $400' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Void this payment?' }));
  await user.type(dialog.getByRole('textbox', { name: 'What was wrong' }), 'Typed twice');
  await user.click(dialog.getByRole('button', { name: 'Void payment' }));
  expect(sentTo(opened, 'VoidPayment')).toEqual([{ paymentId: cash.id, reason: 'Typed twice' }]);
  expect(await screen.findByText('At the hotel')).toBeVisible();
});

test('guests read what they pay at the hotel, and have no button of staff', async () => {
  await open({ ...unpaid, viewerCan: booking.viewerCan }, { viewer: guest });
  expect(screen.getByText('To pay at the hotel').nextSibling).toHaveTextContent('$868.50');
  expect(screen.queryByRole('button', { name: /payment|Waive/ })).toBeNull();
});

test('staff who cancel a booking that was not paid are asked for no refund', async () => {
  const { user } = await open({ ...unpaid, viewerCan: { ...mayTake, cancel: true } });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Cancel this booking?' }));
  expect(dialog.getByText('Nothing was paid. The guest owes nothing after you cancel.')).toBeVisible();
  expect(dialog.queryByRole('textbox', { name: 'Refund in dollars' })).toBeNull();
  expect(dialog.getByRole('textbox', { name: 'Reason, optional' })).toBeVisible();
});
