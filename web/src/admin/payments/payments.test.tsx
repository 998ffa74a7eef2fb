import { screen, within } from '@testing-library/react';
import { seen } from '../../../test/seen';
import { guest, visit } from '../../../test/visit';
import { InvoicesPage } from '../invoices/InvoicesPage';
import { TaxesPage } from '../taxes/TaxesPage';
import { PaymentsPage, RefundsPage } from './PaymentPages';

const [ROW, BOOKING] = ['a'.repeat(24), 'b'.repeat(24)] as const;
const booking = {
  __typename: 'Booking' as const,
  id: BOOKING,
  reference: 'K7M4-2QXR',
  hotelName: 'Olive Farm',
  user: { __typename: 'User' as const, id: 'c'.repeat(24), name: 'Gus Guest' },
};
const payment = {
  __typename: 'Payment' as const,
  id: ROW,
  amountCents: 20_600,
  refundedCents: 5000,
  disputedCents: 0,
  openCents: 0,
  method: 'ONLINE' as const,
  cardBrand: 'visa',
  company: null,
  companyReference: null,
  cardLast4: '4242',
  paidAt: '2099-11-26T10:00:00.000Z',
  voidedAt: null as string | null,
  state: 'PARTLY_REFUNDED' as 'PARTLY_REFUNDED' | 'VOIDED',
  providerId: 'pi_1',
  booking,
};
const refund = {
  __typename: 'BookingRefund' as const,
  id: ROW,
  amountCents: 5000,
  method: 'CASH' as const,
  reason: 'ENDED_EARLY' as const,
  state: 'DUE_AT_DESK' as const,
  createdAt: '2099-11-26T10:00:00.000Z',
  paidOutAt: null,
  providerId: null,
  booking,
};
const invoice = {
  __typename: 'Invoice' as const,
  id: ROW,
  kind: 'CREDIT_NOTE' as const,
  number: 13,
  name: 'CN-000013',
  day: '2099-11-26',
  bookingId: BOOKING,
  sellerName: 'Olive Farm',
  buyer: { __typename: 'InvoiceBuyer' as const, name: 'Acme Travel', taxNumber: 'US-1' },
  creditedNumber: 12,
  signedTotalCents: -5000,
  booking,
};
const tax = {
  __typename: 'TaxSum' as const,
  id: ROW,
  cityName: 'Lisbon',
  hotelName: 'Olive Farm',
  title: 'City tax',
  nights: 4,
  nightsCents: 40_000,
  chargedCents: 1200,
  givenBackCents: 600,
  netCents: 600,
};
const page = <Row extends object>(type: string, item: Row) => ({
  __typename: type,
  total: 1,
  totalIsExact: true,
  items: [item],
});
const open = (at: string, taxes: (typeof tax)[] = [tax], paid = payment) =>
  visit({
    at,
    routes: [
      { path: '/staff/payments', element: <PaymentsPage /> },
      { path: '/staff/refunds', element: <RefundsPage /> },
      { path: '/staff/invoices', element: <InvoicesPage /> },
      { path: '/staff/taxes', element: <TaxesPage /> },
    ],
    answers: {
      SavedViews: () => ({ savedViews: [] }),
      PaymentTable: () => ({ payments: page('PaymentList', paid) }),
      RefundTable: () => ({ refunds: page('BookingRefundList', refund) }),
      InvoiceTable: () => ({ invoices: page('InvoiceList', invoice) }),
      TaxTable: () => ({ taxes }),
    },
    viewer: { ...guest, role: 'ADMIN' },
  });

/** The variables of the last query of this name. */
const lastAsked = (asked: readonly { name: string; variables: unknown }[], wanted: string): any =>
  asked.findLast(({ name }) => name === wanted)?.variables;

test('the details of a payment name the card, what was refunded, and lead to the booking and the receipt', async () => {
  await open(`/staff/payments?row=${ROW}`);
  const panel = within(await screen.findByLabelText('$206, Gus Guest'));
  await seen(() => panel.getByText('Visa ending in 4242'));
  for (const text of ['Partly refunded', '$206', '$50', 'pi_1', 'Gus Guest', 'Olive Farm'])
    expect(panel.getAllByText(text).length).toBeGreaterThan(0);
  expect(panel.getByRole('link', { name: /booking/i })).toHaveAttribute('href', `/bookings/${BOOKING}`);
  expect(panel.getByRole('button', { name: `Download Receipt ${ROW} as PDF` })).toBeVisible();
});

test('a voided payment says so and when, and has no receipt', async () => {
  const voided = { ...payment, state: 'VOIDED' as const, voidedAt: '2099-11-26T11:30:00.000Z' };
  await open(`/staff/payments?row=${ROW}&state=VOIDED`, [], voided);
  const panel = within(await screen.findByLabelText('$206, Gus Guest'));
  await seen(() => panel.getByText('Voided'));
  expect(panel.getByText('Voided on')).toBeVisible();
  expect(panel.queryByRole('button', { name: /^Download Receipt/ })).toBeNull();
});

test('a payment on account says what its company still owes', async () => {
  const state = 'PAID' as never;
  const onAccount = { ...payment, method: 'ON_ACCOUNT' as never, state, openCents: 15_000 };
  await open('/staff/payments', [tax], onAccount);
  await seen(() => screen.getByText('$150 open'));
  expect(screen.queryByText('Paid')).toBeNull();
});

test('payments are asked for by the search, the filters and the order of the address', async () => {
  const { asked } = await open(
    `/staff/payments?q=${BOOKING}&method=CASH&state=REFUNDED&paid=2099-11-01..2099-11-02&sort=-amount`,
  );
  await seen(() => screen.getAllByText('Gus Guest')[0]!);
  expect(lastAsked(asked, 'PaymentTable')).toMatchObject({
    filter: {
      text: BOOKING,
      method: 'CASH',
      state: 'REFUNDED',
      paidFrom: new Date('2099-11-01T00:00:00').toISOString(),
      paidTo: new Date('2099-11-03T00:00:00').toISOString(),
    },
    sort: 'AMOUNT_DESC',
  });
});

test('a refund says why and in which way it goes back, and how far it is', async () => {
  const { asked } = await open(`/staff/refunds?row=${ROW}&state=DUE_AT_DESK`);
  const panel = within(await screen.findByLabelText('$50, Gus Guest'));
  await seen(() => panel.getByText('Stay ended early'));
  expect(panel.getByText('Cash, at the hotel')).toBeVisible();
  expect(panel.getByText('Due at the front desk')).toBeVisible();
  expect(lastAsked(asked, 'RefundTable')).toMatchObject({ filter: { state: 'DUE_AT_DESK' } });
});

test('a credit note has its sign, its invoice, its page and its file', async () => {
  const { asked } = await open(`/staff/invoices?row=${ROW}&issued=2099-11-01..2099-11-30`);
  const panel = within(await screen.findByLabelText('Credit note CN-000013'));
  await seen(() => panel.getByText('INV-000012'));
  expect(panel.getByText('-$50')).toBeVisible();
  expect(panel.getByRole('link', { name: 'Show the document' })).toHaveAttribute(
    'href',
    `/bookings/${BOOKING}/invoices/${ROW}`,
  );
  expect(panel.getByRole('button', { name: 'Download Credit note CN-000013 as PDF' })).toBeVisible();
  expect(lastAsked(asked, 'InvoiceTable')).toMatchObject({
    filter: { dayFrom: '2099-11-01', dayTo: '2099-11-30' },
  });
});

test('taxes are those of the chosen period, and say which it is', async () => {
  const { asked } = await open('/staff/taxes?period=2099-02-01..2099-02-28&by=city');
  await seen(() => screen.getAllByText('City tax')[0]!);
  expect(screen.getByText('Sun 1 Feb 2099 to Sat 28 Feb 2099')).toBeVisible();
  expect(lastAsked(asked, 'TaxTable')).toEqual({
    filter: { from: '2099-02-01', to: '2099-02-28', by: 'CITY' },
  });
});

test('the totals of taxes are those of the lines that the search leaves', async () => {
  await open('/staff/taxes?q=spa', [
    tax,
    { ...tax, id: 'd'.repeat(24), title: 'Spa tax', chargedCents: 700 },
  ]);
  const totals = within(await screen.findByLabelText('Totals'));
  await seen(() => totals.getByText('$7'));
});

test('a period without taxes says so', async () => {
  await open('/staff/taxes', []);
  await seen(() => screen.getByText('No taxes or fees in this period.'));
});
