import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, count, dropColumns, text } from './words';

/** The secrets of webhooks are stored, encrypted, so that they stay the same when a secret of the server is replaced. */
export class SealedSecrets1766080000000 implements MigrationInterface {
  name = 'SealedSecrets1766080000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'webhooks', [
      text('sealedSecrets', 500, { nullable: true }),
      count('sealedVersion', { nullable: true }),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'webhooks', ['sealedSecrets', 'sealedVersion']);
  }
}
