import type { MigrationInterface, QueryRunner } from 'typeorm';
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
  ref,
  text,
  unique,
} from './words';

/** Extras that were sold on bookings, at the price of the time. A booking knows their sum. */
export class BookingExtras1764971000000 implements MigrationInterface {
  name = 'BookingExtras1764971000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'bookings', [cents('extrasCents', { default: 0 })]);
    await createTable(runner, 'booking_extras', {
      columns: [
        id(),
        ref('bookingId'),
        ref('extraId', { nullable: true }),
        text('title', 60),
        text('unit', 20),
        cents('unitCents'),
        count('quantity'),
        count('nights', { nullable: true }),
        cents('cents'),
        text('note', 200, { nullable: true }),
        text('requestKey', 100),
        moment('soldAt'),
        ref('soldById'),
        moment('cancelledAt', { nullable: true }),
        ref('cancelledById', { nullable: true }),
        text('cancelReason', 500, { nullable: true }),
      ],
      indices: [
        unique('booking_extras_key', 'bookingId', 'requestKey'),
        index('booking_extras_booking', 'bookingId', 'soldAt', 'id'),
        index('booking_extras_extra', 'extraId'),
      ],
      foreignKeys: [
        foreignKey('extras_of_booking', 'bookingId', 'bookings', 'CASCADE'),
        foreignKey('booking_extras_of_extra', 'extraId', 'extras', 'SET NULL'),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('booking_extras');
    await dropColumns(runner, 'bookings', ['extrasCents']);
  }
}
