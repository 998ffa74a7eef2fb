import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  cents,
  createTable,
  id,
  index,
  json,
  moment,
  night,
  ref,
  refuseChanges,
  text,
  unique,
} from './words';

/** Closed days of hotels, and counts of the cash at their front desks. */
export class DayCloses1765000100000 implements MigrationInterface {
  name = 'DayCloses1765000100000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'cash_counts', {
      columns: [
        id(),
        ref('hotelId'),
        night('day'),
        moment('at'),
        ref('userId'),
        cents('expectedCents'),
        cents('countedCents'),
        cents('bankedCents'),
        text('note', 500, { nullable: true }),
        text('requestKey', 100),
      ],
      indices: [
        index('cash_counts_at', 'hotelId', 'at', 'id'),
        unique('cash_counts_key', 'hotelId', 'requestKey'),
      ],
    });
    await refuseChanges(runner, 'cash_counts');
    await createTable(runner, 'day_closes', {
      columns: [
        id(),
        ref('hotelId'),
        night('from'),
        night('day'),
        moment('at'),
        ref('userId'),
        text('note', 500, { nullable: true }),
        json('figures'),
        json('accounts'),
      ],
      indices: [unique('day_closes_day', 'hotelId', 'day'), index('day_closes_list', 'hotelId', 'day', 'id')],
    });
    await refuseChanges(runner, 'day_closes');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('day_closes');
    await runner.dropTable('cash_counts');
  }
}
