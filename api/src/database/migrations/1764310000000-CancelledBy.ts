import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, text } from './words';

/** A cancelled booking says who cancelled it and why, and a step of its history gives the reason of staff. */
export class CancelledBy1764310000000 implements MigrationInterface {
  name = 'CancelledBy1764310000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'bookings', [
      text('cancelledBy', 10, { nullable: true }),
      text('cancellationReason', 500, { nullable: true }),
    ]);
    await addColumns(runner, 'booking_events', [text('reason', 500, { nullable: true })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'booking_events', ['reason']);
    await dropColumns(runner, 'bookings', ['cancelledBy', 'cancellationReason']);
  }
}
