import type { MigrationInterface, QueryRunner } from 'typeorm';
import { count, createTable, flag, foreignKey, id, moment, ref, text, unique, type Tables } from './words';

const TABLES: Tables = {
  channel_bookings: {
    columns: [
      id(),
      ref('hotelId'),
      text('channel', 60),
      text('reference', 40),
      count('revision'),
      flag('cancelled'),
      text('contentHash', 64),
      ref('bookingId', { nullable: true }),
      moment('syncedAt'),
    ],
    indices: [unique('channel_bookings_reference', 'hotelId', 'channel', 'reference')],
    foreignKeys: [foreignKey('channel_bookings_of_hotel', 'hotelId', 'hotels', 'CASCADE')],
  },
};

/** Bookings that programs push from other sites. */
export class ChannelBookings1766160000000 implements MigrationInterface {
  name = 'ChannelBookings1766160000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, table] of Object.entries(TABLES)) await createTable(runner, name, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(TABLES)) await runner.dropTable(name);
  }
}
