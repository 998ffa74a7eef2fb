import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, text } from './words';

/** People have a language in which Staybook writes to them, and invoices the one in which they were issued. */
export class UserLanguage1766180000000 implements MigrationInterface {
  name = 'UserLanguage1766180000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'users', [text('language', 8, { nullable: true })]);
    await addColumns(runner, 'invoices', [text('language', 8, { default: 'en' })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'invoices', ['language']);
    await dropColumns(runner, 'users', ['language']);
  }
}
