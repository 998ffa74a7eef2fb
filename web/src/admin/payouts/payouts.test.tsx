import { screen, waitFor, within } from '@testing-library/react';
import { seen } from '../../../test/seen';
import { guest, visit, type Answers } from '../../../test/visit';
import { PayoutPage } from './PayoutPage';
import { PayoutsPage, ProviderTransactionsPage } from './PayoutsPage';

const [PAYOUT, BOOKING, DIFFERENCE] = ['a'.repeat(24), 'b'.repeat(24), 'c'.repeat(24)] as const;
const payout = {
  __typename: 'Payout' as const,
  id: PAYOUT,
  providerId: 'po_1',
  amountCents: 19_390,
  status: 'PAID' as const,
  automatic: true,
  arrivalDay: '2099-11-27',
  chargesCents: 40_000,
  refundsCents: -20_000,
  disputesCents: 0,
  feesCents: 610,
  otherCents: 0,
  state: 'UNMATCHED' as const,
  unmatchedCount: 1,
  difference: null,
};
const transaction = {
  __typename: 'ProviderTransaction' as const,
  id: 'd'.repeat(24),
  providerId: 'txn_1',
  type: 'CHARGE' as const,
  amountCents: 20_000,
  feeCents: 610,
  netCents: 19_390,
  madeAt: '2099-11-25T10:00:00.000Z',
  availableOn: '2099-11-27T10:00:00.000Z',
  sourceId: 'ch_1',
  state: 'UNMATCHED' as const,
  payout: { __typename: 'Payout' as const, id: PAYOUT, providerId: 'po_1' },
  difference: { __typename: 'PaymentDifference' as const, id: DIFFERENCE, reason: 'CHARGE_AMOUNT' as const },
  booking: {
    __typename: 'Booking' as const,
    id: BOOKING,
    reference: 'K7M4-2QXR',
    user: { __typename: 'User' as const, id: 'e'.repeat(24), name: 'Gus Guest' },
  },
};
const reading = {
  __typename: 'ProviderReading' as const,
  id: '0'.repeat(24),
  readAt: new Date(Date.now() - 7_200_000).toISOString() as string | null,
  failedAt: null as string | null,
  isReading: false,
};
const page = <Row,>(__typename: string, items: Row[]) => ({
  __typename,
  total: items.length,
  totalIsExact: true,
  items,
});

const open = (at: string, more: Answers = {}) =>
  visit({
    at,
    routes: [
      { path: '/staff/payouts', element: <PayoutsPage /> },
      { path: '/staff/payouts/:payoutId', element: <PayoutPage /> },
      { path: '/staff/providertransactions', element: <ProviderTransactionsPage /> },
    ],
    answers: {
      SavedViews: () => ({ savedViews: [] }),
      PayoutTable: () => ({ payouts: page('PayoutList', [payout]) }),
      PayoutPage: () => ({ payout }),
      TransactionTable: () => ({ providerTransactions: page('ProviderTransactionList', [transaction]) }),
      ProviderReading: () => ({ providerReading: reading }),
      ...more,
    },
    viewer: { ...guest, role: 'ADMIN' },
  });

test('a payout shows its sums, and leads to its transactions', async () => {
  await open(`/staff/payouts?row=${PAYOUT}`);
  const details = within(await screen.findByRole('dialog', { name: 'Payout of $193.90, Fri 27 Nov 2099' }));
  expect(details.getByText('$400')).toBeVisible();
  expect(details.getByText('-$200')).toBeVisible();
  expect(details.getByText('1 transaction')).toBeVisible();
  expect(details.getByRole('link', { name: 'Show transactions' })).toHaveAttribute(
    'href',
    `/staff/payouts/${PAYOUT}`,
  );
});

test('the page of a payout lists its transactions', async () => {
  const { asked } = await open(`/staff/payouts/${PAYOUT}`);
  await seen(() => screen.getByRole('heading', { name: 'Payout of $193.90, Fri 27 Nov 2099' }));
  await waitFor(() =>
    expect(asked.filter(({ name }) => name === 'TransactionTable')).toMatchObject([
      { variables: { filter: { payoutId: PAYOUT } } },
    ]),
  );
});

test('a transaction that does not match leads to its payment difference', async () => {
  await open(`/staff/providertransactions?state=UNMATCHED&row=${transaction.id}`);
  const details = within(await screen.findByRole('dialog', { name: 'Charge of $200' }));
  expect(details.getByText('Another amount was charged')).toBeVisible();
  expect(details.getByRole('link', { name: 'K7M4-2QXR' })).toHaveAttribute('href', `/bookings/${BOOKING}`);
  expect(details.getByRole('link', { name: 'Show payment difference' })).toHaveAttribute(
    'href',
    `/staff/paymentdifferences?row=${DIFFERENCE}`,
  );
});

test('staff see when the provider was read, and read it now', async () => {
  const { user, asked } = await open('/staff/payouts', {
    ReadCardProvider: () => ({ readCardProvider: { ...reading, readAt: new Date().toISOString() } }),
  });
  await seen(() => screen.getByText('Read 2 hours ago'));
  await user.click(screen.getByRole('button', { name: 'Read now' }));
  await seen(() => screen.getByText('Read just now'));
  expect(asked.filter(({ name }) => name === 'ReadCardProvider')).toMatchObject([
    { variables: { input: {} } },
  ]);
});

test('staff read that the provider does not answer', async () => {
  const { user } = await open('/staff/payouts', {
    ReadCardProvider: () => ({
      readCardProvider: { __typename: 'CardProviderSilent', message: 'The card provider does not answer.' },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Read now' }));
  await seen(() => screen.getByText('The card provider does not answer.'));
});

test('an unknown payout leads back to the payouts', async () => {
  await open(`/staff/payouts/${PAYOUT}`, { PayoutPage: () => ({ payout: null }) });
  await seen(() => screen.getByText('This payout does not exist'));
  expect(screen.getByRole('link', { name: 'Back to payouts' })).toBeVisible();
});
