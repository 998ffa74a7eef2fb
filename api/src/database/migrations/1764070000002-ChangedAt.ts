import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, moment } from './words';

/** When a booking or a review was last changed; of bookings that were, their history says when. */
export class ChangedAt1764070000002 implements MigrationInterface {
  name = 'ChangedAt1764070000002';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['bookings', 'reviews'])
      await addColumns(runner, table, [moment('changedAt', { nullable: true })]);
    await runner.query(
      `UPDATE bookings SET changedAt =
         (SELECT MAX(booking_events.at) FROM booking_events WHERE booking_events.bookingId = bookings.id)
       WHERE steps > 1`,
    );
    await runner.query('UPDATE reviews SET changedAt = repliedAt WHERE repliedAt IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['bookings', 'reviews']) await dropColumns(runner, table, ['changedAt']);
  }
}
