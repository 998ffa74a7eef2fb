import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  addColumns,
  count,
  createTable,
  dropColumns,
  flag,
  foreignKey,
  id,
  index,
  json,
  mediumText,
  moment,
  night,
  ref,
  text,
  unique,
  type Tables,
} from './words';

const TABLES: Tables = {
  room_calendars: {
    columns: [
      id(),
      ref('hotelId'),
      ref('roomNumberId'),
      text('name', 60),
      text('tokenHash', 64),
      text('sealedToken', 300),
      flag('showGuests'),
      text('importUrl', 2000, { nullable: true }),
      ref('createdById'),
      moment('createdAt'),
      mediumText('served'),
      moment('servedAt', { nullable: true }),
      moment('dueAt', { nullable: true }),
      count('attempts'),
      moment('readAt', { nullable: true }),
      count('blockedNights'),
      text('problem', 300, { nullable: true }),
      moment('failingSince', { nullable: true }),
      moment('emptySince', { nullable: true }),
      moment('toldAt', { nullable: true }),
    ],
    indices: [
      index('room_calendars_hotel', 'hotelId'),
      index('room_calendars_room_number', 'roomNumberId'),
      unique('room_calendars_token', 'tokenHash'),
      index('room_calendars_due', 'dueAt'),
    ],
    foreignKeys: [foreignKey('room_calendars_of_room_number', 'roomNumberId', 'room_numbers', 'CASCADE')],
  },
  calendar_conflicts: {
    columns: [
      id(),
      ref('hotelId'),
      ref('calendarId'),
      text('eventKey', 64),
      text('summary', 100),
      night('checkIn'),
      night('checkOut'),
      json('bookingIds'),
      json('otherCalendars'),
      flag('isRepeat'),
      moment('foundAt'),
      moment('dismissedAt', { nullable: true }),
    ],
    indices: [
      unique('calendar_conflicts_event', 'calendarId', 'eventKey'),
      index('calendar_conflicts_hotel', 'hotelId'),
    ],
    foreignKeys: [foreignKey('calendar_conflicts_of_calendar', 'calendarId', 'room_calendars', 'CASCADE')],
  },
};

/** Calendars of other sites that room numbers are connected with, and the blocks that they bring. */
export class RoomCalendars1766140000000 implements MigrationInterface {
  name = 'RoomCalendars1766140000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, table] of Object.entries(TABLES)) await createTable(runner, name, table);
    await addColumns(runner, 'room_blocks', [
      ref('calendarId', { nullable: true }),
      text('eventKey', 64, { nullable: true }),
    ]);
    await runner.createIndex('room_blocks', new TableIndex(index('room_blocks_calendar', 'calendarId')));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('room_blocks', 'room_blocks_calendar');
    await dropColumns(runner, 'room_blocks', ['calendarId', 'eventKey']);
    for (const name of Object.keys(TABLES).reverse()) await runner.dropTable(name);
  }
}
