import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, foreignKey, id, index, json, moment, ref, text, unique } from './words';

/** Keys by which programs ask in the name of their owners. */
export class ApiKeys1764060000001 implements MigrationInterface {
  name = 'ApiKeys1764060000001';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'api_keys', {
      columns: [
        id(),
        ref('userId'),
        text('name', 60),
        text('tokenHash', 64),
        text('hint', 4),
        json('scopes'),
        moment('createdAt'),
        moment('rotatedAt', { nullable: true }),
        moment('expiresAt', { nullable: true }),
        moment('lastUsedAt', { nullable: true }),
      ],
      indices: [index('api_keys_user', 'userId'), unique('api_keys_token', 'tokenHash')],
      foreignKeys: [foreignKey('api_keys_of_user', 'userId', 'users', 'CASCADE')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('api_keys');
  }
}
