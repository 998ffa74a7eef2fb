import type { MigrationInterface, QueryRunner } from 'typeorm';
import { count, createTable, foreignKey, id, index, longText, moment, ref, unique } from './words';

/** What guests say of hotels, once for each booking. */
export class Reviews1763710000000 implements MigrationInterface {
  name = 'Reviews1763710000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'reviews', {
      columns: [
        id(),
        ref('bookingId'),
        ref('hotelId'),
        ref('userId'),
        count('rating'),
        longText('text'),
        moment('createdAt'),
        longText('reply', { nullable: true }),
        moment('repliedAt', { nullable: true }),
      ],
      indices: [
        unique('reviews_booking', 'bookingId'),
        index('reviews_createdAt', 'createdAt', 'id'),
        index('reviews_rating', 'rating', 'createdAt', 'id'),
        index('reviews_hotel_createdAt', 'hotelId', 'createdAt', 'id'),
        index('reviews_hotel_rating', 'hotelId', 'rating', 'createdAt', 'id'),
        index('reviews_user', 'userId', 'createdAt', 'id'),
      ],
      foreignKeys: [
        foreignKey('reviews_of_booking', 'bookingId', 'bookings', 'CASCADE'),
        foreignKey('reviews_of_hotel', 'hotelId', 'hotels', 'CASCADE'),
        foreignKey('reviews_of_user', 'userId', 'users', 'RESTRICT'),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('reviews');
  }
}
