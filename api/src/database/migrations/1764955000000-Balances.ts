import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumns,
  cents,
  createTable,
  dropColumns,
  foreignKey,
  id,
  moment,
  ref,
  text,
  unique,
} from './words';

/** A front desk takes payments in parts and voids wrong ones, and hotels waive a part of what guests owe. */
export class Balances1764955000000 implements MigrationInterface {
  name = 'Balances1764955000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'payments', [
      text('requestKey', 100, { nullable: true }),
      moment('voidedAt', { nullable: true }),
    ]);
    await addColumns(runner, 'bookings', [cents('waivedCents', { default: 0 })]);
    await createTable(runner, 'booking_credits', {
      columns: [
        id(),
        ref('bookingId'),
        cents('cents'),
        text('reason', 500),
        text('requestKey', 100),
        moment('createdAt'),
      ],
      indices: [unique('booking_credits_booking', 'bookingId', 'requestKey')],
      foreignKeys: [foreignKey('credits_of_booking', 'bookingId', 'bookings', 'RESTRICT')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('booking_credits');
    await dropColumns(runner, 'bookings', ['waivedCents']);
    await dropColumns(runner, 'payments', ['requestKey', 'voidedAt']);
  }
}
