import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, count, dropColumns, text } from './words';

/** Bookings say who stays, in whose name, and what the guests ask for. Older bookings say nothing of it. */
export class StayDetails1766060000000 implements MigrationInterface {
  name = 'StayDetails1766060000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'bookings', [
      count('adults', { nullable: true }),
      text('childrenAges', 40, { nullable: true }),
      text('leadFirstName', 120, { nullable: true }),
      text('leadLastName', 120, { nullable: true }),
      text('guestPhone', 30, { nullable: true }),
      text('requestList', 120, { nullable: true }),
      text('requestNote', 500, { nullable: true }),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM search_words WHERE kind = 'leadGuest'`);
    await dropColumns(runner, 'bookings', [
      'adults',
      'childrenAges',
      'leadFirstName',
      'leadLastName',
      'guestPhone',
      'requestList',
      'requestNote',
    ]);
  }
}
