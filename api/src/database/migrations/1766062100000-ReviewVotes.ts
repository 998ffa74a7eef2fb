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
  moment,
  text,
} from './words';

const INDICES = [
  index('reviews_helpful', 'helpfulCount', 'createdAt', 'id'),
  index('reviews_hotel_helpful', 'hotelId', 'helpfulCount', 'createdAt', 'id'),
  index('reviews_shown_helpful', 'hidden', 'helpfulCount', 'createdAt', 'id'),
  index('reviews_hotel_shown_helpful', 'hotelId', 'hidden', 'helpfulCount', 'createdAt', 'id'),
  index('reviews_reported', 'reported', 'createdAt', 'id'),
];

/** People find reviews helpful, and report those that staff should look at. */
export class ReviewVotes1766062100000 implements MigrationInterface {
  name = 'ReviewVotes1766062100000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'reviews', [
      count('helpfulCount', { default: 0 }),
      flag('reported', { default: 0 }),
    ]);
    for (const one of INDICES) await runner.createIndex('reviews', new TableIndex(one));
    const whose = (table: string) => [
      foreignKey(`${table}_of_review`, 'reviewId', 'reviews', 'CASCADE'),
      foreignKey(`${table}_of_user`, 'userId', 'users', 'RESTRICT'),
    ];
    await createTable(runner, 'review_votes', {
      columns: [id('reviewId'), id('userId'), moment('createdAt')],
      indices: [index('review_votes_user', 'userId', 'reviewId')],
      foreignKeys: whose('review_votes'),
    });
    await createTable(runner, 'review_reports', {
      columns: [
        id('reviewId'),
        id('userId'),
        text('reason', 16),
        text('text', 500, { nullable: true }),
        moment('createdAt'),
        moment('closedAt', { nullable: true }),
      ],
      indices: [index('review_reports_user', 'userId', 'reviewId')],
      foreignKeys: whose('review_reports'),
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('review_reports');
    await runner.dropTable('review_votes');
    for (const { name } of INDICES) await runner.dropIndex('reviews', name);
    await dropColumns(runner, 'reviews', ['helpfulCount', 'reported']);
  }
}
