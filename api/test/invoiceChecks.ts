import type { AskDatabase } from './askDatabase';

/**
 * What is wrong with the invoices of all bookings: those of a booking less its credit notes are what its folio charges, and
 * the numbers of a hotel have no gaps.
 */
export async function findInvoiceProblems(ask: AskDatabase): Promise<string[]> {
  const sums: { id: string; invoiced: number; charged: number }[] = await ask(
    `SELECT invoices.bookingId id, SUM(CASE WHEN kind = 'INVOICE' THEN totalCents ELSE -totalCents END) invoiced,
       COALESCE(MAX(charges.cents), 0) charged
     FROM invoices LEFT JOIN (SELECT bookingId, SUM(cents) cents FROM folio_lines
       WHERE kind NOT IN ('PAYMENT', 'REFUND', 'DISPUTE') AND account <> 'DISPUTE_LOSSES' GROUP BY bookingId) charges
       ON charges.bookingId = invoices.bookingId
     GROUP BY invoices.bookingId`,
  );
  const numbers: { hotelId: string; count: number; last: number; counted: number | null }[] = await ask(
    `SELECT hotelId, COUNT(*) count, MAX(number) last,
         (SELECT last FROM invoice_counters WHERE id = hotelId) counted FROM invoices GROUP BY hotelId`,
  );
  return [
    ...sums
      .filter(({ invoiced, charged }) => Number(invoiced) !== Number(charged))
      .map(({ id, invoiced, charged }) => `booking ${id}: invoiced ${invoiced}, charged ${charged}`),
    ...numbers
      .filter(({ count, last, counted }) => Number(count) !== Number(last) || counted !== last)
      .map(({ hotelId, count, last }) => `hotel ${hotelId}: ${count} numbers up to ${last}`),
  ];
}
