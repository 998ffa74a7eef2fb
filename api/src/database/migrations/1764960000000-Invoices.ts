import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumns,
  cents,
  count,
  createTable,
  dropColumns,
  flag,
  foreignKey,
  id,
  json,
  mediumText,
  moment,
  night,
  ref,
  refuseChanges,
  text,
  unique,
} from './words';

/** Invoices and credit notes of bookings, the last number of each hotel, and mails that have one attached. */
export class Invoices1764960000000 implements MigrationInterface {
  name = 'Invoices1764960000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'invoice_counters', { columns: [id(), count('last')] });
    await createTable(runner, 'invoices', {
      columns: [
        id(),
        ref('hotelId'),
        ref('bookingId'),
        count('place'),
        text('kind', 12),
        count('number'),
        night('day'),
        moment('createdAt'),
        ref('userId', { nullable: true }),
        text('sellerName', 120),
        text('sellerAddress', 1000),
        json('buyer'),
        count('creditedNumber', { nullable: true }),
        flag('takesAllBack'),
        count('throughLine'),
        mediumText('lines'),
        cents('totalCents'),
        cents('invoicedCents'),
        json('payments'),
        cents('dueCents'),
        text('idempotencyKey', 100, { nullable: true }),
      ],
      indices: [
        unique('invoices_number', 'hotelId', 'number'),
        unique('invoices_booking', 'bookingId', 'place'),
        unique('invoices_key', 'bookingId', 'idempotencyKey'),
      ],
      foreignKeys: [foreignKey('invoices_of_booking', 'bookingId', 'bookings', 'RESTRICT')],
    });
    await refuseChanges(runner, 'invoices');
    await addColumns(runner, 'mails', [json('attachments', { nullable: true })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'mails', ['attachments']);
    await runner.dropTable('invoices');
    await runner.dropTable('invoice_counters');
  }
}
