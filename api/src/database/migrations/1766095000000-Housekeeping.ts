import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, flag, foreignKey, id, index, json, moment, night, ref, text, unique } from './words';

/** The status of rooms, who cleans them, repairs, and what guests left behind. */
export class Housekeeping1766095000000 implements MigrationInterface {
  name = 'Housekeeping1766095000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'room_states', {
      columns: [
        id('roomNumberId'),
        text('status', 12),
        night('doNotDisturbOn', { nullable: true }),
        ref('assigneeId', { nullable: true }),
        text('revision', 40, { nullable: true }),
        text('cause', 14, { nullable: true }),
        ref('changedById', { nullable: true }),
        moment('changedAt', { nullable: true }),
      ],
      indices: [index('room_states_assignee', 'assigneeId')],
      foreignKeys: [
        foreignKey('state_of_room_number', 'roomNumberId', 'room_numbers', 'CASCADE'),
        foreignKey('rooms_of_assignee', 'assigneeId', 'users', 'SET NULL'),
      ],
    });
    await createTable(runner, 'room_changes', {
      columns: [
        id(),
        ref('roomNumberId'),
        ref('userId', { nullable: true }),
        text('changeId', 40, { nullable: true }),
        text('cause', 14),
        text('status', 12),
        flag('doNotDisturb'),
        moment('madeAt', { nullable: true }),
        moment('at'),
      ],
      indices: [
        unique('room_changes_sent', 'userId', 'changeId'),
        index('room_changes_room', 'roomNumberId', 'at'),
        index('room_changes_at', 'at'),
      ],
      foreignKeys: [foreignKey('changes_of_room_number', 'roomNumberId', 'room_numbers', 'CASCADE')],
    });
    await createTable(runner, 'housekeeping_days', {
      columns: [id(), night('day')],
      foreignKeys: [foreignKey('housekeeping_day_of_hotel', 'id', 'hotels', 'CASCADE')],
    });
    await createTable(runner, 'repairs', {
      columns: [
        id(),
        ref('hotelId'),
        ref('roomNumberId', { nullable: true }),
        text('place', 60),
        text('text', 1000),
        json('photos'),
        text('state', 4),
        text('reportKey', 40),
        ref('reportedById'),
        moment('reportedAt'),
        ref('doneById', { nullable: true }),
        moment('doneAt', { nullable: true }),
      ],
      indices: [
        index('repairs_list', 'hotelId', 'state', 'reportedAt', 'id'),
        index('repairs_all', 'hotelId', 'reportedAt', 'id'),
        index('repairs_room', 'roomNumberId', 'state'),
        index('repairs_done', 'doneById'),
        unique('repairs_sent', 'reportedById', 'reportKey'),
      ],
      foreignKeys: [
        foreignKey('repairs_of_hotel', 'hotelId', 'hotels', 'CASCADE'),
        foreignKey('repairs_of_room_number', 'roomNumberId', 'room_numbers', 'SET NULL'),
      ],
    });
    await createTable(runner, 'lost_items', {
      columns: [
        id(),
        ref('hotelId'),
        ref('roomNumberId', { nullable: true }),
        ref('bookingId', { nullable: true }),
        text('what', 120),
        text('place', 60),
        night('foundOn'),
        json('photos'),
        text('state', 8),
        text('note', 500, { nullable: true }),
        text('reportKey', 40),
        ref('foundById'),
        moment('recordedAt'),
        ref('settledById', { nullable: true }),
        moment('settledAt', { nullable: true }),
      ],
      indices: [
        index('lost_items_list', 'hotelId', 'foundOn', 'id'),
        index('lost_items_state', 'hotelId', 'state', 'foundOn', 'id'),
        index('lost_items_room', 'roomNumberId'),
        index('lost_items_booking', 'bookingId'),
        index('lost_items_settled', 'settledById'),
        unique('lost_items_sent', 'foundById', 'reportKey'),
      ],
      foreignKeys: [
        foreignKey('lost_items_of_hotel', 'hotelId', 'hotels', 'CASCADE'),
        foreignKey('lost_items_of_room_number', 'roomNumberId', 'room_numbers', 'SET NULL'),
        foreignKey('lost_items_of_booking', 'bookingId', 'bookings', 'SET NULL'),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['lost_items', 'repairs', 'housekeeping_days', 'room_changes', 'room_states'])
      await runner.dropTable(table);
  }
}
