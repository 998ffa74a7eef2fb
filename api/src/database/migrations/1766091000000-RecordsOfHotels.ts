import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { addColumns, dropColumns, index, ref, whileChangeable } from './words';

const INDEXES = {
  audit_entries: index('audit_entries_hotel', 'hotelId', 'at', 'id'),
  disputes: index('disputes_hotel', 'hotelId', 'openedAt', 'id'),
  payment_differences: index('payment_differences_hotel', 'hotelId', 'foundAt', 'id'),
};

/** The tables of the audited records that belong to a hotel. */
const AUDITED = {
  BOOKING: 'bookings',
  PAYMENT_DIFFERENCE: 'payment_differences',
  REVIEW: 'reviews',
  ROOM_TYPE: 'room_types',
};

/**
 * Entries of the audit log, disputes and payment differences know their hotel, so that its team can list them. An entry about a
 * record that was deleted since has none, and stays with the administrators.
 */
export class RecordsOfHotels1766091000000 implements MigrationInterface {
  name = 'RecordsOfHotels1766091000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'audit_entries', [
      ref('hotelId', { nullable: true }),
      ref('actedAsHotelId', { nullable: true }),
    ]);
    for (const table of ['disputes', 'payment_differences']) {
      await addColumns(runner, table, [ref('hotelId', { nullable: true })]);
      await runner.query(
        `UPDATE ${table} SET hotelId = (SELECT b.hotelId FROM bookings b WHERE b.id = ${table}.bookingId)`,
      );
    }
    await whileChangeable(runner, 'audit_entries', async () => {
      await runner.query("UPDATE audit_entries SET hotelId = recordId WHERE record = 'HOTEL'");
      for (const [record, table] of Object.entries(AUDITED))
        await runner.query(
          `UPDATE audit_entries SET hotelId = (SELECT r.hotelId FROM ${table} r WHERE r.id = audit_entries.recordId) WHERE record = '${record}'`,
        );
    });
    for (const [table, one] of Object.entries(INDEXES)) await runner.createIndex(table, new TableIndex(one));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, { name }] of Object.entries(INDEXES)) await runner.dropIndex(table, name);
    await dropColumns(runner, 'audit_entries', ['hotelId', 'actedAsHotelId']);
    for (const table of ['disputes', 'payment_differences']) await dropColumns(runner, table, ['hotelId']);
  }
}
