import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  count,
  createTable,
  id,
  index,
  longText,
  moment,
  ref,
  sequence,
  text,
  unique,
  type Tables,
} from './words';

const TABLES: Tables = {
  logged_events: {
    columns: [
      sequence('id'),
      count('position', { nullable: true }),
      text('type', 40),
      ref('hotelId', { nullable: true }),
      count('hotelSequence', { nullable: true }),
      ref('userId', { nullable: true }),
      longText('data'),
      moment('at'),
    ],
    indices: [
      unique('logged_events_position', 'position'),
      index('logged_events_user', 'userId', 'position'),
    ],
  },
  event_counters: { columns: [id(), count('last')] },
};

/** The event log, and the counters that number it. */
export class EventLog1766120000000 implements MigrationInterface {
  name = 'EventLog1766120000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, table] of Object.entries(TABLES)) await createTable(runner, name, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(TABLES)) await runner.dropTable(name);
  }
}
