import type { MigrationInterface, QueryRunner } from 'typeorm';
import { count, createTable, id, index, moment, ref, text, unique } from './words';

/** Signatures for uploads, and how much of each is left. */
export class UploadGrants1763820000000 implements MigrationInterface {
  name = 'UploadGrants1763820000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'upload_grants', {
      columns: [
        id(),
        ref('userId'),
        text('purpose', 20),
        text('folder', 80),
        count('timestamp'),
        count('filesLeft'),
        count('bytesLeft'),
        moment('createdAt'),
      ],
      indices: [
        unique('upload_grants_signed', 'folder', 'timestamp'),
        index('upload_grants_user', 'userId', 'purpose'),
        index('upload_grants_created', 'createdAt'),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('upload_grants');
  }
}
