import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, index, moment, text } from './words';

/** Secrets that were API keys, so that programs with them are told so. */
export class RevokedKeys1764180000001 implements MigrationInterface {
  name = 'RevokedKeys1764180000001';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'revoked_keys', {
      columns: [text('tokenHash', 64, { primary: true }), moment('revokedAt')],
      indices: [index('revoked_keys_revoked_at', 'revokedAt')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('revoked_keys');
  }
}
