import type { AskDatabase } from './askDatabase';

interface Sums {
  id: string;
  status: string;
  payment: string;
  balanceCents: number;
  sumCents: number | string;
  nightCents: number | string | null;
  paidCents: number;
  paymentCents: number | string | null;
  refundedCents: number;
  refundCents: number | string | null;
  disputedCents: number;
  disputeCents: number | string | null;
}

/**
 * What is wrong with the folios of all bookings, one text for each. A folio is the sum of its lines. It comes out even
 * unless its booking is confirmed and to be paid at the hotel;
 * its payments, refunds and disputes are those of the booking; its nights are the nights of its stays. Bookings that tests write
 * by themselves have no folio until a job writes it.
 */
export async function findFolioProblems(ask: AskDatabase): Promise<string[]> {
  const rows: Sums[] = await ask(
    `SELECT bookings.id, status, payment, balanceCents, paidCents, refundedCents, disputedCents, SUM(cents) sumCents,
       SUM(CASE WHEN kind = 'NIGHT' THEN cents END) nightCents,
       SUM(CASE WHEN kind = 'PAYMENT' THEN -cents END) paymentCents,
       SUM(CASE WHEN kind = 'REFUND' THEN cents END) refundCents,
       SUM(CASE WHEN kind = 'DISPUTE' THEN cents END) disputeCents
     FROM bookings JOIN folio_lines ON bookingId = bookings.id
     GROUP BY bookings.id, status, payment, balanceCents, paidCents, refundedCents, disputedCents`,
  );
  const stays: { bookingId: string; nightPrices: string }[] = await ask(
    'SELECT bookingId, nightPrices FROM stays',
  );
  const sold = new Map<string, number>();
  for (const { bookingId, nightPrices } of stays)
    for (const { cents } of JSON.parse(nightPrices) as { cents: number }[])
      sold.set(bookingId, (sold.get(bookingId) ?? 0) + cents);
  return rows.flatMap((row) => {
    const is = (what: string, found: number | string | null, wanted: number) =>
      Number(found ?? 0) === wanted ? [] : [`${row.id} ${row.status}: ${what} ${found}, not ${wanted}`];
    return [
      ...is('sum of lines', row.sumCents, row.balanceCents),
      ...(mayOwe(row) ? [] : is('balance', row.balanceCents, 0)),
      ...is('payments', row.paymentCents, row.paidCents),
      ...is('refunds', row.refundCents, row.refundedCents),
      ...is('disputes', row.disputeCents, row.disputedCents),
      ...is('nights', row.nightCents, row.status === 'CONFIRMED' ? (sold.get(row.id) ?? 0) : 0),
    ];
  });
}

/** Whether the balance may be what it is: above zero only while the guest of a confirmed booking owes it. */
const mayOwe = ({ status, payment, balanceCents }: Sums): boolean =>
  status === 'CONFIRMED' &&
  (payment === 'OPEN' ? balanceCents > 0 : payment === 'REFUNDING' && balanceCents >= 0);
