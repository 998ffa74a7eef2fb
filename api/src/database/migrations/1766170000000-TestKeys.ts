import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, createTable, dropColumns, flag, id, moment, text, unique, type Tables } from './words';

const TABLES: Tables = {
  sandbox_days: {
    columns: [id(), text('day', 10), moment('filledAt')],
    indices: [unique('sandbox_days_day', 'day')],
    foreignKeys: [],
  },
};

/** API keys for tests, and the day of which a sandbox has its rows; a database of real guests never has one. */
export class TestKeys1766170000000 implements MigrationInterface {
  name = 'TestKeys1766170000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'api_keys', [flag('test', { default: 0 })]);
    for (const [name, table] of Object.entries(TABLES)) await createTable(runner, name, table);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(TABLES)) await runner.dropTable(name);
    await dropColumns(runner, 'api_keys', ['test']);
  }
}
