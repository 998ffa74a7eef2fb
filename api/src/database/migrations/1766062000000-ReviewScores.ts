import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, count, createTable, dropColumns, foreignKey, id, json, moment } from './words';

const SUBJECTS = ['cleanliness', 'location', 'staff', 'comfort', 'value'];

/** Reviews have scores by subject, which hotels add up. Guests are asked for a review once. */
export class ReviewScores1766062000000 implements MigrationInterface {
  name = 'ReviewScores1766062000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(
      runner,
      'reviews',
      SUBJECTS.map((subject) => count(subject, { nullable: true })),
    );
    await addColumns(runner, 'hotels', [json('scoreSums', { nullable: true })]);
    await createTable(runner, 'review_requests', {
      columns: [id('bookingId'), moment('sentAt')],
      foreignKeys: [foreignKey('review_requests_of_booking', 'bookingId', 'bookings', 'CASCADE')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('review_requests');
    await dropColumns(runner, 'hotels', ['scoreSums']);
    await dropColumns(runner, 'reviews', SUBJECTS);
  }
}
