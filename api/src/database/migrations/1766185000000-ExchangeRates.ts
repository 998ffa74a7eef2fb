import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumns,
  count,
  createTable,
  dropColumns,
  id,
  json,
  moment,
  night,
  text,
  type Tables,
} from './words';

const TABLES: Tables = {
  exchange_rates: {
    columns: [
      id(),
      night('date', { nullable: true }),
      text('source', 100),
      json('rates'),
      text('address', 500),
      moment('readAt', { nullable: true }),
      moment('dueAt'),
      count('attempts'),
    ],
  },
};

/** Exchange rates, and the currency in which a person is also shown prices. */
export class ExchangeRates1766185000000 implements MigrationInterface {
  name = 'ExchangeRates1766185000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, table] of Object.entries(TABLES)) await createTable(runner, name, table);
    await addColumns(runner, 'users', [text('currency', 3, { nullable: true })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'users', ['currency']);
    for (const name of Object.keys(TABLES)) await runner.dropTable(name);
  }
}
