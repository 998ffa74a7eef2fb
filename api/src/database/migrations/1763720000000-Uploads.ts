import type { MigrationInterface, QueryRunner } from 'typeorm';
import { count, createTable, id, index, moment, ref, text, unique } from './words';

/** Files that the image host keeps for us. */
export class Uploads1763720000000 implements MigrationInterface {
  name = 'Uploads1763720000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'uploads', {
      columns: [
        id(),
        text('publicId', 160),
        text('url', 500),
        text('resource', 5),
        text('purpose', 20),
        ref('thingId'),
        ref('userId'),
        moment('createdAt'),
        moment('dueAt', { nullable: true }),
        count('attempts'),
      ],
      indices: [
        unique('uploads_publicId', 'publicId'),
        index('uploads_thing', 'purpose', 'thingId'),
        index('uploads_user', 'userId'),
        index('uploads_submitted', 'purpose', 'createdAt', 'id'),
        index('uploads_due', 'dueAt'),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('uploads');
  }
}
