import type { AskDatabase } from './askDatabase';

/** A sum of one booking; `what` tells which, and `part` from which of the parts it comes. */
interface Sum {
  part: number;
  id: string;
  what: string;
  cents: number | string | null;
}

const ONLINE_REFUND = 'atDesk = 0 AND dueAt IS NULL AND withheld = 0 AND toAccount = 0';
const PAID_OUT = 'atDesk = 1 AND paidOutAt IS NOT NULL';

/**
 * Each part reads one table once, so that a check of many bookings takes no longer than reading them: the balances of
 * accounts (debits less credits) from the folio and the journal, and beside them what the rows say.
 */
const PARTS = [
  `SELECT bookingId id, CONCAT('balance ', account) what, SUM(-cents) cents FROM folio_lines GROUP BY bookingId, account`,
  ...['debit', 'credit'].map(
    (side) =>
      `SELECT bookingId id, CONCAT('balance ', ${side}) what, SUM(${side === 'debit' ? 'cents' : '-cents'}) cents
       FROM journal_entries WHERE bookingId IS NOT NULL GROUP BY bookingId, ${side}`,
  ),
  `SELECT bookingId id, CONCAT('paid ', method) what, SUM(amountCents) cents FROM payments WHERE paidAt IS NOT NULL
   GROUP BY bookingId, method`,
  `SELECT bookingId id, 'open' what, SUM(openCents) cents FROM payments WHERE paidAt IS NOT NULL GROUP BY bookingId`,
  `SELECT bookingId id, 'due' what, SUM(amountCents) cents FROM refunds
   WHERE toAccount = 0 AND NOT (${ONLINE_REFUND}) AND NOT (${PAID_OUT}) GROUP BY bookingId`,
  `SELECT bookingId id, 'refunded online' what, SUM(amountCents) cents FROM refunds WHERE ${ONLINE_REFUND} GROUP BY bookingId`,
  `SELECT refunds.bookingId id, 'refunded in cash' what, SUM(refunds.amountCents) cents
   FROM refunds JOIN payments ON payments.id = paymentId
   WHERE method = 'CASH' AND refunds.paidOutAt IS NOT NULL GROUP BY refunds.bookingId`,
  `SELECT bookingId id, CONCAT('dispute ', status) what, SUM(takenCents) cents FROM disputes GROUP BY bookingId, status`,
  `SELECT bookingId id, 'settled in cash' what, SUM(cents) cents FROM account_settlements WHERE paidBy = 'CASH'
   GROUP BY bookingId`,
];

/** One statement, so that all sums are of one moment. */
const SUMS = PARTS.map((sql, part) => `SELECT ${part} part, s.* FROM (${sql}) s`).join(' UNION ALL ');

/**
 * What the accounts of bookings have that their rows do not say, one text for each: refunds payable are the refunds that are
 * due, money at the card provider is what was paid there and neither refunded nor taken by banks, cash is what was taken and
 * not paid out, receivables are what companies still owe, and disputes are what banks hold. Bookings that tests write by
 * themselves have no folio until a job writes it.
 */
export async function findJournalProblems(ask: AskDatabase): Promise<string[]> {
  const bookings = new Map<string, Map<string, number>>();
  const withFolio = new Set<string>();
  for (const { part, id, what, cents } of await ask<Sum>(SUMS)) {
    const sums = bookings.get(id) ?? new Map<string, number>();
    bookings.set(id, sums);
    if (Number(part) === 0) withFolio.add(id);
    sums.set(what, (sums.get(what) ?? 0) + Number(cents));
  }
  return [...withFolio].flatMap((id) => {
    const sums = bookings.get(id)!;
    const sum = (...names: string[]) => names.reduce((cents, name) => cents + (sums.get(name) ?? 0), 0);
    const is = (what: string, found: number, wanted: number) =>
      found === wanted ? [] : [`${id}: ${what} ${found}, not ${wanted}`];
    const held = sum('dispute NEEDS_RESPONSE', 'dispute UNDER_REVIEW');
    return [
      ...is('refunds payable', 0 - sum('balance REFUNDS_PAYABLE'), sum('due')),
      ...is('disputes', sum('balance DISPUTES'), held),
      ...is(
        'at the card provider',
        sum('balance CARD_ONLINE'),
        sum('paid ONLINE') - sum('refunded online') - held - sum('dispute LOST'),
      ),
      ...is('cash', sum('balance CASH'), sum('paid CASH', 'settled in cash') - sum('refunded in cash')),
      ...is('receivable', sum('balance RECEIVABLES'), sum('open')),
    ];
  });
}
