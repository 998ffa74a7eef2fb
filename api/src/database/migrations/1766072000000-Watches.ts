import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  cents,
  count,
  createTable,
  flag,
  foreignKey,
  id,
  index,
  json,
  moment,
  night,
  ref,
  text,
  unique,
} from './words';

/** Guests watch hotels and rooms for a lower price or free nights, and are told by email. */
export class Watches1766072000000 implements MigrationInterface {
  name = 'Watches1766072000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'watches', {
      columns: [
        id(),
        ref('userId'),
        ref('hotelId'),
        ref('roomNumberId', { nullable: true }),
        night('checkIn'),
        night('checkOut'),
        count('guests'),
        count('rooms'),
        json('childrenAges'),
        text('watchKey', 120),
        moment('startedAt'),
        cents('startCents', { nullable: true }),
        cents('lowestCents', { nullable: true }),
        flag('free'),
        moment('takenAt', { nullable: true }),
        moment('endedAt', { nullable: true }),
      ],
      indices: [
        unique('watches_of_user', 'userId', 'watchKey'),
        index('watches_hotel', 'hotelId', 'id'),
        index('watches_room_number', 'roomNumberId'),
      ],
      foreignKeys: [
        foreignKey('watches_user', 'userId', 'users', 'CASCADE'),
        foreignKey('watches_of_hotel', 'hotelId', 'hotels', 'CASCADE'),
        foreignKey('watches_of_room_number', 'roomNumberId', 'room_numbers', 'CASCADE'),
      ],
    });
    await createTable(runner, 'watch_mails', {
      columns: [
        id(),
        moment('dueAt', { nullable: true }),
        count('attempts'),
        moment('sentAt', { nullable: true }),
      ],
      indices: [index('watch_mails_due', 'dueAt')],
      foreignKeys: [foreignKey('watch_mails_of_user', 'id', 'users', 'CASCADE')],
    });
    await createTable(runner, 'watch_runs', {
      columns: [
        id(),
        moment('dueAt', { nullable: true }),
        count('readTo'),
        moment('readAt', { nullable: true }),
        moment('completeAt', { nullable: true }),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['watch_runs', 'watch_mails', 'watches']) await runner.dropTable(table);
  }
}
