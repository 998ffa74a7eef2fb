import type { MigrationInterface, QueryRunner } from 'typeorm';
import { cents, createTable, flag, foreignKey, id, index, json, moment, night, ref, text } from './words';

/** Stays that staff ended early, with what they were before, so that an end pressed by mistake can be taken back. */
export class StaysEnded1764940000000 implements MigrationInterface {
  name = 'StaysEnded1764940000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'stay_endings', {
      columns: [
        id(),
        ref('bookingId'),
        moment('endedAt'),
        night('fromNight'),
        flag('noShow'),
        cents('refundCents'),
        text('reason', 500, { nullable: true }),
        json('stateBefore'),
        moment('undoneAt', { nullable: true }),
      ],
      indices: [index('stay_endings_booking', 'bookingId', 'id')],
      foreignKeys: [foreignKey('stay_endings_of_booking', 'bookingId', 'bookings', 'CASCADE')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('stay_endings');
  }
}
