import { screen, within } from '@testing-library/react';
import { guest, visit } from '../../../test/visit';
import { OpenAccountsPage } from './OpenAccountsPage';

const [ROW, BOOKING] = ['a'.repeat(24), 'b'.repeat(24)] as const;
const settlement = {
  __typename: 'AccountSettlement' as const,
  id: 'd'.repeat(24),
  cents: 5000,
  paidBy: 'BANK_TRANSFER' as const,
  at: '2099-11-27T10:00:00.000Z',
  note: 'Transfer 77',
  undoesId: null as string | null,
  user: { __typename: 'User' as const, id: 'e'.repeat(24), name: 'Ada Admin' },
};
const payment = {
  __typename: 'Payment' as const,
  id: ROW,
  amountCents: 20_000,
  company: 'Acme Travel',
  companyReference: 'PO 123',
  openCents: 15_000,
  accountAge: 'UP_TO_60' as const,
  paidAt: '2099-10-01T10:00:00.000Z',
  settlements: [settlement],
  booking: {
    __typename: 'Booking' as const,
    id: BOOKING,
    reference: 'K7M4-2QXR',
    hotelName: 'Olive Farm',
    user: { __typename: 'User' as const, id: 'c'.repeat(24), name: 'Gus Guest' },
  },
};
const opposite = { ...settlement, id: 'f'.repeat(24), cents: -5000, undoesId: settlement.id };
const refused = {
  __typename: 'AccountRefused' as const,
  message: 'The company owes nothing of this payment.',
};

const open = (isRefused = false) => {
  let shown = { ...payment, settlements: [settlement] };
  const change = (changed: Partial<typeof shown>) => (shown = { ...shown, ...changed });
  return visit({
    at: `/staff/openaccounts?row=${ROW}`,
    routes: [{ path: '/staff/openaccounts', element: <OpenAccountsPage /> }],
    answers: {
      SavedViews: () => ({ savedViews: [] }),
      OpenAccountTable: () => ({
        openAccounts: { __typename: 'PaymentList', total: 1, totalIsExact: true, items: [shown] },
      }),
      OpenAccountTotals: () => ({
        openAccountTotals: {
          __typename: 'OpenAccountTotals' as const,
          openCents: 25_000,
          upTo30Cents: 10_000,
          upTo60Cents: 15_000,
          upTo90Cents: 0,
          over90Cents: 0,
        },
      }),
      SettleAccount: () => ({ settleAccount: isRefused ? refused : change({ openCents: 10_000 }) }),
      UndoSettlement: () => ({
        undoSettlement: change({ openCents: 20_000, settlements: [settlement, opposite] }),
      }),
    },
    viewer: { ...guest, role: 'ADMIN' },
  });
};

const panelOf = async () => within(await screen.findByLabelText(/^Acme Travel, \$/));

test('staff see who owes what since when, by age, and enter what a company paid', async () => {
  const { user, asked } = await open();
  const totals = within(await screen.findByLabelText('Open accounts by age'));
  expect(await totals.findByText('$250')).toBeVisible();
  const panel = await panelOf();
  for (const text of ['PO 123', '31 to 60 days', 'Gus Guest', 'Olive Farm', 'Transfer 77'])
    expect(panel.getAllByText(text).length).toBeGreaterThan(0);
  await user.click(panel.getByRole('button', { name: 'Enter a payment' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Payment of Acme Travel' }));
  const amount = dialog.getByRole('textbox', { name: 'Amount ($)' });
  expect(amount).toHaveValue('150');
  await user.clear(amount);
  await user.type(amount, '50');
  await user.click(dialog.getByRole('radio', { name: 'Cash, at the hotel' }));
  await user.click(dialog.getByRole('button', { name: 'Enter a payment' }));
  expect(await screen.findByLabelText('Acme Travel, $100')).toBeVisible();
  expect(asked.findLast(({ name }) => name === 'SettleAccount')?.variables).toEqual({
    input: {
      paymentId: ROW,
      cents: 5000,
      paidBy: 'CASH',
      note: null,
      idempotencyKey: expect.stringMatching(/^[\w-]{36}$/),
    },
  });
});

test('a refused payment of a company stays in the dialog with the reason', async () => {
  const { user } = await open(true);
  await user.click((await panelOf()).getByRole('button', { name: 'Enter a payment' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Payment of Acme Travel' }));
  await user.click(dialog.getByRole('button', { name: 'Enter a payment' }));
  expect(await dialog.findByText(refused.message)).toBeVisible();
});

test('staff undo a payment of a company with a reason', async () => {
  const { user, asked } = await open();
  await user.click((await panelOf()).getByRole('button', { name: 'Undo $50' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Undo this payment?' }));
  expect(dialog.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await user.type(dialog.getByRole('textbox', { name: 'What was wrong' }), 'Typo');
  await user.click(dialog.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(asked.findLast(({ name }) => name === 'UndoSettlement')?.variables).toEqual({
    input: { settlementId: settlement.id, reason: 'Typo' },
  });
});
