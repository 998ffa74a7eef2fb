import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { addColumns, dropColumns, flag, index, json, ref, text } from './words';

/** Stays know from which calendar of another site their guests come. */
export class CalendarStays1766175000000 implements MigrationInterface {
  name = 'CalendarStays1766175000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'stays', [
      ref('calendarId', { nullable: true }),
      text('eventKey', 64, { nullable: true }),
    ]);
    await runner.createIndex('stays', new TableIndex(index('stays_calendar', 'calendarId', 'checkOut')));
    await addColumns(runner, 'room_calendars', [json('bookedNights', { nullable: true })]);
    await addColumns(runner, 'calendar_conflicts', [flag('isGone', { default: 0 })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'calendar_conflicts', ['isGone']);
    await dropColumns(runner, 'room_calendars', ['bookedNights']);
    await runner.dropIndex('stays', 'stays_calendar');
    await dropColumns(runner, 'stays', ['calendarId', 'eventKey']);
  }
}
