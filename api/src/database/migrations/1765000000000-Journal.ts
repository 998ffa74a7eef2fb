import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { cents, createTable, foreignKey, id, index, moment, night, ref, refuseChanges, text } from './words';

/** The journal: transfers between accounts that are not lines of folios. */
export class Journal1765000000000 implements MigrationInterface {
  name = 'Journal1765000000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'journal_entries', {
      columns: [
        id(),
        ref('hotelId', { nullable: true }),
        night('day'),
        moment('at'),
        ref('userId', { nullable: true }),
        ref('bookingId', { nullable: true }),
        text('debit', 20),
        text('credit', 20),
        cents('cents'),
        text('source', 80),
        text('why', 200),
      ],
      indices: [
        index('journal_entries_day', 'hotelId', 'day', 'id'),
        index('journal_entries_all', 'day', 'id'),
        index('journal_entries_source', 'source'),
        index('journal_entries_booking', 'bookingId'),
      ],
      foreignKeys: [foreignKey('journal_entries_of_booking', 'bookingId', 'bookings', 'RESTRICT')],
    });
    await refuseChanges(runner, 'journal_entries');
    await runner.createIndex('folio_lines', new TableIndex(index('folio_lines_all', 'day', 'id')));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('folio_lines', 'folio_lines_all');
    await runner.dropTable('journal_entries');
  }
}
