import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumns,
  cents,
  createTable,
  dropColumns,
  flag,
  foreignKey,
  id,
  index,
  moment,
  ref,
  text,
  unique,
} from './words';

/** Disputes: payments that banks take back, what they took of each payment, and the refunds that wait for their end. */
export class Disputes1764920000000 implements MigrationInterface {
  name = 'Disputes1764920000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'disputes', {
      columns: [
        id(),
        text('providerId', 255),
        ref('paymentId'),
        ref('bookingId'),
        cents('amountCents'),
        cents('takenCents'),
        cents('settledCents'),
        text('reason', 50),
        text('status', 20),
        moment('evidenceDueBy', { nullable: true }),
        moment('openedAt'),
        moment('closedAt', { nullable: true }),
        moment('evidenceSubmittedAt', { nullable: true }),
        moment('asOf'),
      ],
      indices: [
        unique('disputes_provider', 'providerId'),
        index('disputes_payment', 'paymentId'),
        index('disputes_booking', 'bookingId'),
        index('disputes_openedAt', 'openedAt', 'id'),
        index('disputes_open', 'closedAt', 'evidenceDueBy'),
      ],
      foreignKeys: [
        foreignKey('disputes_of_payment', 'paymentId', 'payments', 'RESTRICT'),
        foreignKey('disputes_of_booking', 'bookingId', 'bookings', 'RESTRICT'),
      ],
    });
    await addColumns(runner, 'payments', [cents('disputedCents', { default: 0 })]);
    await addColumns(runner, 'bookings', [cents('disputedCents', { default: 0 })]);
    await addColumns(runner, 'refunds', [flag('withheld', { default: 0 })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'refunds', ['withheld']);
    await dropColumns(runner, 'bookings', ['disputedCents']);
    await dropColumns(runner, 'payments', ['disputedCents']);
    await runner.dropTable('disputes');
  }
}
