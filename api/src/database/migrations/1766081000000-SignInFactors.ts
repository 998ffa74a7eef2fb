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
  json,
  largeCount,
  longText,
  moment,
  ref,
  text,
  unique,
} from './words';

/** Passkeys, codes of an app, recovery codes and app passwords; sessions say how they were opened. */
export class SignInFactors1766081000000 implements MigrationInterface {
  name = 'SignInFactors1766081000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'passkeys', {
      columns: [
        id(),
        ref('userId'),
        text('name', 60),
        text('credentialId', 1400),
        text('credentialHash', 64),
        longText('publicKey'),
        largeCount('counter'),
        flag('backedUp'),
        json('transports'),
        moment('createdAt'),
        moment('lastUsedAt', { nullable: true }),
      ],
      indices: [index('passkeys_user', 'userId'), unique('passkeys_credential', 'credentialHash')],
      foreignKeys: [foreignKey('passkeys_of_user', 'userId', 'users', 'CASCADE')],
    });
    await createTable(runner, 'second_factors', {
      columns: [id('userId'), text('sealedSecret', 300), count('lastStep'), moment('createdAt')],
      foreignKeys: [foreignKey('second_factor_of_user', 'userId', 'users', 'CASCADE')],
    });
    await createTable(runner, 'recovery_codes', {
      columns: [
        id(),
        ref('userId'),
        text('codeHash', 64),
        moment('usedAt', { nullable: true }),
        moment('createdAt'),
      ],
      indices: [unique('recovery_codes_user', 'userId', 'codeHash')],
      foreignKeys: [foreignKey('recovery_codes_of_user', 'userId', 'users', 'CASCADE')],
    });
    await createTable(runner, 'app_passwords', {
      columns: [
        id(),
        ref('userId'),
        text('name', 60),
        text('secretHash', 64),
        moment('createdAt'),
        moment('lastUsedAt', { nullable: true }),
      ],
      indices: [unique('app_passwords_user', 'userId', 'secretHash')],
      foreignKeys: [foreignKey('app_passwords_of_user', 'userId', 'users', 'CASCADE')],
    });
    await addColumns(runner, 'users', [
      moment('secondFactorDueAt', { nullable: true }),
      moment('factorsResetAt', { nullable: true }),
      flag('demonstration', { default: 0 }),
    ]);
    // Addresses of this domain, which nobody owns (RFC 2606), belong to demonstration data.
    await runner.query(`UPDATE users SET demonstration = 1 WHERE email LIKE '%@staybook.example'`);
    await runner.createIndex('users', new TableIndex(index('users_factorsResetAt', 'factorsResetAt')));
    await addColumns(runner, 'sessions', [
      text('method', 30, { default: 'PASSWORD' }),
      text('network', 45, { nullable: true }),
      moment('provenAt', { nullable: true }),
      flag('byExistingClient', { default: 0 }),
      ref('appPasswordId', { nullable: true }),
    ]);
    await runner.createIndex('sessions', new TableIndex(index('sessions_appPassword', 'appPasswordId')));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('sessions', 'sessions_appPassword');
    await dropColumns(runner, 'sessions', [
      'method',
      'network',
      'provenAt',
      'byExistingClient',
      'appPasswordId',
    ]);
    await runner.dropIndex('users', 'users_factorsResetAt');
    await dropColumns(runner, 'users', ['secondFactorDueAt', 'factorsResetAt', 'demonstration']);
    for (const table of ['app_passwords', 'recovery_codes', 'second_factors', 'passkeys'])
      await runner.dropTable(table);
  }
}
