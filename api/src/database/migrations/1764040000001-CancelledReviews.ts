import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, flag } from './words';

/** Stars of reviews whose booking was cancelled since no longer count; hotels are rated anew without them. */
export class CancelledReviews1764040000001 implements MigrationInterface {
  name = 'CancelledReviews1764040000001';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'reviews', [flag('bookingCancelled', { default: 0 })]);
    await runner.query(
      `UPDATE reviews SET bookingCancelled = 1
       WHERE bookingId IN (SELECT id FROM bookings WHERE status = 'CANCELLED')`,
    );
    await rateAnew(runner, 'hidden = 0 AND bookingCancelled = 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await rateAnew(runner, 'hidden = 0');
    await dropColumns(runner, 'reviews', ['bookingCancelled']);
  }
}

interface Rating {
  hotelId: string;
  stars: number | string | null;
  ratings: number | string | null;
}

/** Rates the hotels that have a review of a cancelled booking by those of their reviews that count. */
async function rateAnew(runner: QueryRunner, counts: string): Promise<void> {
  const rows: Rating[] = await runner.query(
    `SELECT hotelId, SUM(CASE WHEN ${counts} THEN rating ELSE 0 END) AS stars,
       SUM(CASE WHEN ${counts} THEN 1 ELSE 0 END) AS ratings
     FROM reviews WHERE hotelId IN (SELECT hotelId FROM reviews WHERE bookingCancelled = 1) GROUP BY hotelId`,
  );
  for (const { hotelId, ...row } of rows) {
    const [stars, ratings] = [Number(row.stars), Number(row.ratings)];
    const average = ratings === 0 ? null : Math.round((stars * 10) / ratings) / 10;
    await runner.query('UPDATE hotels SET numberOfRatings = ?, ratingsAverage = ? WHERE id = ?', [
      ratings,
      average,
      hotelId,
    ]);
  }
}
