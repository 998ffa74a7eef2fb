import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { addColumns, dropColumns, index, largeCents, ref, text } from './words';

const INVOICES = [
  index('invoices_day', 'day', 'number', 'id'),
  index('invoices_hotel_day', 'hotelId', 'day', 'number', 'id'),
  index('invoices_kind', 'kind', 'day', 'number', 'id'),
  index('invoices_total', 'totalCents', 'id'),
  index('invoices_running', 'number', 'id'),
];
const INDEXES = {
  payments: [
    index('payments_paidAt', 'paidAt', 'id'),
    index('payments_hotel', 'hotelId', 'paidAt', 'id'),
    index('payments_method', 'method', 'paidAt', 'id'),
    index('payments_amount', 'amountCents', 'id', 'paidAt'),
  ],
  refunds: [
    index('refunds_createdAt', 'createdAt', 'id'),
    index('refunds_hotel', 'hotelId', 'createdAt', 'id'),
    index('refunds_amount', 'amountCents', 'id', 'createdAt'),
  ],
};

const STATS = ['daily_figures', 'figure_lines'];
/**
 * The extras and cancellation fees of folios so far, for the job that sums such lines. A fee counts less what was waived of its
 * booking before.
 */
const COUNT_FOLIOS = `
  INSERT INTO figure_lines (id, hotelId, day, nights, revenueCents, bookings, cancellations, arrivals, departures,
    extrasCents, cancellationFeesCents)
  SELECT id, hotelId, day, 0, 0, 0, 0, 0, 0, CASE WHEN account = 'EXTRAS_REVENUE' THEN cents ELSE 0 END,
    CASE WHEN account = 'EXTRAS_REVENUE' OR waived >= cents THEN 0 WHEN waived > 0 THEN cents - waived ELSE cents END
  FROM (
    SELECT f.id AS id, f.hotelId AS hotelId, f.account AS account, f.cents AS cents,
      CASE WHEN f.account = 'EXTRAS_REVENUE' THEN f.day ELSE COALESCE(DATE(b.cancelledAt), f.day) END AS day,
      (SELECT COALESCE(SUM(-o.cents), 0) FROM folio_lines o
       WHERE o.bookingId = f.bookingId AND o.line < f.line AND o.account IN ('ALLOWANCES', 'CANCELLATION_FEES')) AS waived
    FROM folio_lines f JOIN bookings b ON b.id = f.bookingId WHERE f.account IN ('EXTRAS_REVENUE', 'CANCELLATION_FEES')
  ) counted`;

/**
 * Payments, refunds and invoices can be listed, also those of a hotel, taxes can be summed by period, hotels have a tax
 * number, and the statistics count extras and cancellation fees.
 */
export class BookLists1765200000000 implements MigrationInterface {
  name = 'BookLists1765200000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, indexes] of Object.entries(INDEXES)) {
      await addColumns(runner, table, [ref('hotelId', { nullable: true })]);
      await runner.query(
        `UPDATE ${table} SET hotelId = (SELECT b.hotelId FROM bookings b WHERE b.id = ${table}.bookingId)`,
      );
      for (const one of indexes) await runner.createIndex(table, new TableIndex(one));
    }
    for (const table of STATS)
      await addColumns(runner, table, [
        largeCents('extrasCents', { default: 0 }),
        largeCents('cancellationFeesCents', { default: 0 }),
      ]);
    await runner.query(COUNT_FOLIOS);
    await addColumns(runner, 'hotels', [text('taxNumber', 40, { nullable: true })]);
    await addColumns(runner, 'invoices', [text('sellerTaxNumber', 40, { default: '' })]);
    await runner.createIndex('folio_lines', new TableIndex(index('folio_lines_kind', 'kind', 'day')));
    for (const one of INVOICES) await runner.createIndex('invoices', new TableIndex(one));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of INVOICES) await runner.dropIndex('invoices', name);
    await runner.dropIndex('folio_lines', 'folio_lines_kind');
    await runner.query('DELETE FROM figure_lines WHERE id IN (SELECT id FROM folio_lines)');
    for (const table of STATS) await dropColumns(runner, table, ['extrasCents', 'cancellationFeesCents']);
    await dropColumns(runner, 'invoices', ['sellerTaxNumber']);
    await dropColumns(runner, 'hotels', ['taxNumber']);
    for (const [table, indexes] of Object.entries(INDEXES)) {
      for (const { name } of indexes) await runner.dropIndex(table, name);
      await dropColumns(runner, table, ['hotelId']);
    }
  }
}
