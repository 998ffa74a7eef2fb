import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { index } from './words';

const INDEXES = {
  folio_lines: [index('folio_lines_account', 'account', 'day', 'id', 'cents')],
  journal_entries: [
    index('journal_entries_debit', 'debit', 'day', 'id', 'cents'),
    index('journal_entries_credit', 'credit', 'day', 'id', 'cents'),
  ],
  bookings: [index('bookings_hotel_balance', 'hotelId', 'balanceCents', 'id')],
};

/** Accounts are listed and summed, and the open balances of a hotel are found, from indexes. */
export class AccountIndexes1766010001000 implements MigrationInterface {
  name = 'AccountIndexes1766010001000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, indexes] of Object.entries(INDEXES))
      for (const one of indexes) await runner.createIndex(table, new TableIndex(one));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, indexes] of Object.entries(INDEXES))
      for (const { name } of indexes) await runner.dropIndex(table, name);
  }
}
