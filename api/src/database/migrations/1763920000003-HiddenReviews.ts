import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { addColumns, dropColumns, flag, index, text } from './words';

/** Lists of those who do not see hidden reviews. */
const SHOWN = [
  index('reviews_shown_createdAt', 'hidden', 'createdAt', 'id'),
  index('reviews_shown_rating', 'hidden', 'rating', 'createdAt', 'id'),
  index('reviews_hotel_shown_createdAt', 'hotelId', 'hidden', 'createdAt', 'id'),
  index('reviews_hotel_shown_rating', 'hotelId', 'hidden', 'rating', 'createdAt', 'id'),
];

/** Administrators hide reviews, and say why. */
export class HiddenReviews1763920000003 implements MigrationInterface {
  name = 'HiddenReviews1763920000003';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'reviews', [
      flag('hidden', { default: 0 }),
      text('hiddenReason', 500, { nullable: true }),
    ]);
    for (const words of SHOWN) await runner.createIndex('reviews', new TableIndex(words));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of SHOWN) await runner.dropIndex('reviews', name);
    await dropColumns(runner, 'reviews', ['hidden', 'hiddenReason']);
  }
}
