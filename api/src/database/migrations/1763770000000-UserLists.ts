import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { index } from './words';

const INDICES = [
  index('users_role', 'roleCode', 'active', 'usernameKey'),
  index('users_active', 'active', 'usernameKey'),
];

/** Lists of people by role, and of those who may sign in. */
export class UserLists1763770000000 implements MigrationInterface {
  name = 'UserLists1763770000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const words of INDICES) await runner.createIndex('users', new TableIndex(words));
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const { name } of INDICES) await runner.dropIndex('users', name);
  }
}
