import { newPayment, Payment, PaymentMethod } from '../src/bookings/pay/payment.entity';
import { repo, transaction } from '../src/database/transaction';
import { night } from './factories';
import { balances } from './balances';
import type { Visitor } from './testServer';
import { bookAtDesk } from './walkIns';

const OPEN = `query ($filter: OpenAccountFilter, $sort: OpenAccountSort) { openAccounts(filter: $filter, sort: $sort) { total
  items { id company companyReference amountCents openCents accountAge paidAt booking { hotelName }
    settlements { id cents paidBy note undoesId user { name } } } } }`;
const TOTALS = `query ($hotelId: ID) { openAccountTotals(hotelId: $hotelId) {
  openCents upTo30Cents upTo60Cents upTo90Cents over90Cents } }`;
const ACCOUNTS = `query ($hotelId: ID, $from: Night!, $through: Night!) {
  trialBalance(hotelId: $hotelId, from: $from, through: $through) { account closingCents } }`;
const BOOKING = `query ($id: ID!) { booking(id: $id) { payment
  payments { id method company companyReference openCents canVoid settlements { id } }
  refunds { id amountCents method state isDue } folio { lines { title account cents } } } }`;
const SETTLE = `mutation ($input: SettleAccountInput!) { settleAccount(input: $input) { __typename
  ... on Payment { id openCents settlements { id cents } } ... on Problem { message } } }`;
const UNDO = `mutation ($input: UndoSettlementInput!) { undoSettlement(input: $input) { __typename
  ... on Payment { id openCents } ... on Problem { message } } }`;

const account = { company: ' Acme Travel ', reference: 'PO 123' };
let keys = 0;

/** An open account of a booking. It is not paid, so that the books do not miss it. */
export async function insertOpenAccount(bookingId: string, hotelId: string | null = null): Promise<void> {
  const at = new Date();
  const about = { bookingId, hotelId, amountCents: 1, createdAt: at, dueAt: null };
  const method = PaymentMethod.ON_ACCOUNT;
  const row = newPayment({ ...about, method, company: 'Acme Travel', openCents: 1, openSince: at });
  await transaction(() => repo(Payment).insert(row));
}

/** What staff do with the accounts of companies. A failure is answered by its words. */
export function companyAccounts(staff: () => Visitor) {
  const ask = async (query: string, variables: object = {}, by = staff()): Promise<any> => {
    const { data, errors } = await by.graphql(query, variables as never);
    return errors ? errors[0]!.message : Object.values(data)[0];
  };
  const { take } = balances(staff);
  const booking = (id: string, by?: Visitor) => ask(BOOKING, { id }, by);
  const onAccount = (id: string, cents: number, more: object = {}) =>
    take(id, cents, { paidBy: 'ON_ACCOUNT', account, ...more });
  return {
    account,
    booking,
    onAccount,
    open: (filter: object, sort?: string, by?: Visitor) => ask(OPEN, { filter, sort }, by),
    totals: (hotelId?: string, by?: Visitor) => ask(TOTALS, { hotelId }, by),
    settle: (paymentId: string, cents: number, more: object = {}, by?: Visitor) => {
      const input = { paymentId, cents, paidBy: 'BANK_TRANSFER', idempotencyKey: `s-${++keys}`, ...more };
      return ask(SETTLE, { input }, by);
    },
    undo: (settlementId: string, by?: Visitor) => ask(UNDO, { input: { settlementId, reason: 'Typo' } }, by),
    /** What each account of a hotel has, in cents. */
    accountsOf: async (hotelId: string): Promise<Record<string, number>> => {
      const rows: any[] = await ask(ACCOUNTS, { hotelId, from: night(-2), through: night(200) });
      expect(rows.reduce((sum, { closingCents }) => sum + closingCents, 0)).toBe(0);
      const moved = rows.filter(({ closingCents }) => closingCents);
      return Object.fromEntries(moved.map(({ account: name, closingCents }) => [name, closingCents]));
    },
    /** A booking of 200 dollars that is on account of a company. */
    withAccount: async () => {
      const booked = await bookAtDesk(staff(), null);
      expect(await onAccount(booked.id, 20_000)).toBe('Booking');
      const { payments } = await booking(booked.id);
      return { ...booked, paymentId: payments[0].id as string };
    },
  };
}
