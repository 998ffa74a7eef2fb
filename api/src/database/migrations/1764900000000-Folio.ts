import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  addColumns,
  cents,
  count,
  createTable,
  dropColumns,
  foreignKey,
  id,
  index,
  moment,
  night,
  ref,
  refuseChanges,
  text,
  unique,
} from './words';

/** Folios: the lines of nights, charges, payments and refunds of each booking, and their sum. */
export class Folio1764900000000 implements MigrationInterface {
  name = 'Folio1764900000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'folio_lines', {
      columns: [
        id(),
        ref('bookingId'),
        count('line'),
        ref('hotelId', { nullable: true }),
        night('day'),
        moment('at'),
        ref('userId', { nullable: true }),
        text('kind', 12),
        text('account', 20),
        night('night', { nullable: true }),
        count('number', { nullable: true }),
        text('title', 120),
        text('source', 80),
        cents('cents'),
        text('why', 200),
      ],
      indices: [
        unique('folio_lines_line', 'bookingId', 'line'),
        index('folio_lines_day', 'hotelId', 'day', 'id'),
      ],
      foreignKeys: [foreignKey('folio_lines_of_booking', 'bookingId', 'bookings', 'RESTRICT')],
    });
    await refuseChanges(runner, 'folio_lines');
    await addColumns(runner, 'bookings', [cents('balanceCents', { nullable: true })]);
    await runner.createIndex('bookings', new TableIndex(index('bookings_balance', 'balanceCents', 'id')));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('bookings', 'bookings_balance');
    await dropColumns(runner, 'bookings', ['balanceCents']);
    await runner.dropTable('folio_lines');
  }
}
