import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumns,
  cents,
  count,
  createTable,
  dropColumns,
  foreignKey,
  id,
  moment,
  ref,
  text,
  unique,
} from './words';

const terms = () => [
  count('freeCancellationDays', { default: 1 }),
  count('lateRefundPercent', { default: 0 }),
];

/** On what terms a booking may be cancelled, what was paid for it, and every step that it took. */
export class History1763730000000 implements MigrationInterface {
  name = 'History1763730000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'hotels', terms());
    await addColumns(runner, 'bookings', [
      ...terms(),
      cents('paidCents', { default: 0 }),
      count('steps', { default: 0 }),
    ]);
    await runner.query(
      `UPDATE bookings SET paidCents = totalCents WHERE payment IN ('PAID', 'REFUNDING', 'REFUNDED')`,
    );
    await createTable(runner, 'booking_events', {
      columns: [
        id(),
        ref('bookingId'),
        count('step'),
        moment('at'),
        ref('userId', { nullable: true }),
        text('fromStatus', 10, { nullable: true }),
        text('fromPayment', 10, { nullable: true }),
        text('status', 10),
        text('payment', 10),
        text('why', 200),
      ],
      indices: [unique('booking_events_step', 'bookingId', 'step')],
      foreignKeys: [foreignKey('events_of_booking', 'bookingId', 'bookings', 'CASCADE')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('booking_events');
    await dropColumns(runner, 'bookings', [
      'steps',
      'paidCents',
      'lateRefundPercent',
      'freeCancellationDays',
    ]);
    await dropColumns(runner, 'hotels', ['lateRefundPercent', 'freeCancellationDays']);
  }
}
