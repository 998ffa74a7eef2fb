import type { MigrationInterface, QueryRunner } from 'typeorm';
import { count, createTable, flag, id, index, moment, ref, text, unique } from './words';

/** Sign-ups that wait for their code, links to reset a password, and subscribers. */
export class Accounts1763700000000 implements MigrationInterface {
  name = 'Accounts1763700000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'registrations', {
      columns: [
        id(),
        text('name', 120),
        text('username', 20),
        text('email', 254),
        text('emailKey', 254),
        text('passwordHash', 255),
        flag('known'),
        text('codeHash', 64),
        count('triesLeft'),
        moment('codeExpiresAt'),
        moment('createdAt'),
      ],
      indices: [index('registrations_emailKey', 'emailKey'), index('registrations_createdAt', 'createdAt')],
    });
    await createTable(runner, 'password_resets', {
      columns: [
        text('emailKey', 254, { primary: true }),
        ref('userId', { nullable: true }),
        text('tokenHash', 64),
        moment('expiresAt'),
      ],
      indices: [index('password_resets_user', 'userId'), index('password_resets_expiresAt', 'expiresAt')],
    });
    await createTable(runner, 'subscribers', {
      columns: [id(), text('email', 254), text('emailKey', 254), moment('createdAt')],
      indices: [unique('subscribers_emailKey', 'emailKey')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['subscribers', 'password_resets', 'registrations']) await runner.dropTable(table);
  }
}
