import type { AskDatabase } from './askDatabase';

interface Balances {
  id: string;
  payable: number | string | null;
  due: number | string | null;
  disputes: number | string | null;
  openDisputes: number | string | null;
  atProvider: number | string | null;
  online: number | string | null;
  inCash: number | string | null;
  cash: number | string | null;
  receivable: number | string | null;
  open: number | string | null;
}

/** Debits less credits of an account, from the folio and the journal of a booking. */
const balanceOf = (account: string): string => `(
  COALESCE((SELECT SUM(-cents) FROM folio_lines WHERE bookingId = b.id AND account = '${account}'), 0) +
  COALESCE((SELECT SUM(CASE WHEN debit = '${account}' THEN cents WHEN credit = '${account}' THEN -cents END)
    FROM journal_entries WHERE bookingId = b.id), 0))`;

const sumOf = (table: string, cents: string, where: string): string =>
  `(SELECT SUM(${cents}) FROM ${table} WHERE ${table}.bookingId = b.id AND ${where})`;

const SENT = 'dueAt IS NULL AND withheld = 0 AND toAccount = 0';
const refundsOf = (method: string): string =>
  `(SELECT SUM(refunds.amountCents) FROM refunds JOIN payments ON payments.id = paymentId
    WHERE refunds.bookingId = b.id AND method = '${method}' AND refunds.paidOutAt IS NOT NULL)`;

/**
 * What the accounts of bookings have that their rows do not say, one text for each: refunds payable are the refunds that are
 * due, money at the card provider is what was paid there and neither refunded nor taken by banks, cash is what was taken and
 * not paid out, receivables are what companies still owe, and disputes are what banks hold.
 */
export async function findJournalProblems(ask: AskDatabase): Promise<string[]> {
  const rows: Balances[] = await ask(
    `SELECT b.id,
       -${balanceOf('REFUNDS_PAYABLE')} payable,
       ${sumOf('refunds', 'amountCents', `toAccount = 0 AND NOT (atDesk = 0 AND ${SENT}) AND NOT (atDesk = 1 AND paidOutAt IS NOT NULL)`)} due,
       ${balanceOf('DISPUTES')} disputes,
       ${sumOf('disputes', 'takenCents', "status IN ('NEEDS_RESPONSE', 'UNDER_REVIEW')")} openDisputes,
       ${balanceOf('CARD_ONLINE')} atProvider,
       COALESCE(${sumOf('payments', 'amountCents', "method = 'ONLINE' AND paidAt IS NOT NULL")}, 0)
         - COALESCE(${sumOf('refunds', 'amountCents', `atDesk = 0 AND ${SENT}`)}, 0)
         - COALESCE(${sumOf('disputes', 'takenCents', "status IN ('NEEDS_RESPONSE', 'UNDER_REVIEW', 'LOST')")}, 0) online,
       ${balanceOf('CASH')} inCash,
       COALESCE(${sumOf('payments', 'amountCents', "method = 'CASH' AND paidAt IS NOT NULL")}, 0)
         - COALESCE(${refundsOf('CASH')}, 0)
         + COALESCE(${sumOf('account_settlements', 'cents', "paidBy = 'CASH'")}, 0) cash,
       ${balanceOf('RECEIVABLES')} receivable,
       ${sumOf('payments', 'openCents', 'paidAt IS NOT NULL')} open
     FROM bookings b WHERE EXISTS (SELECT 1 FROM folio_lines WHERE bookingId = b.id)`,
  );
  return rows.flatMap(({ id, ...row }) => {
    const is = (what: string, found: Balances['cash'], wanted: Balances['cash']) =>
      Number(found ?? 0) === Number(wanted ?? 0)
        ? []
        : [`${id}: ${what} ${Number(found ?? 0)}, not ${Number(wanted ?? 0)}`];
    return [
      ...is('refunds payable', row.payable, row.due),
      ...is('disputes', row.disputes, row.openDisputes),
      ...is('at the card provider', row.atProvider, row.online),
      ...is('cash', row.inCash, row.cash),
      ...is('receivable', row.receivable, row.open),
    ];
  });
}
