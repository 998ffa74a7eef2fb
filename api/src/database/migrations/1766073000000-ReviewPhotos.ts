import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { addColumns, dropColumns, flag, index, json } from './words';

const INDICES = [
  index('reviews_photos', 'hasPhotos', 'createdAt', 'id'),
  index('reviews_shown_photos', 'hidden', 'hasPhotos', 'createdAt', 'id'),
  index('reviews_hotel_shown_photos', 'hotelId', 'hidden', 'hasPhotos', 'createdAt', 'id'),
];

/** Reviews have photos. */
export class ReviewPhotos1766073000000 implements MigrationInterface {
  name = 'ReviewPhotos1766073000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'reviews', [
      json('photos', { nullable: true }),
      flag('hasPhotos', { default: 0 }),
    ]);
    for (const one of INDICES) await runner.createIndex('reviews', new TableIndex(one));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of INDICES) await runner.dropIndex('reviews', name);
    await dropColumns(runner, 'reviews', ['photos', 'hasPhotos']);
  }
}
