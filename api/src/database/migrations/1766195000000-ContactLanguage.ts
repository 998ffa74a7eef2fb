import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, text } from './words';

/** Messages from the contact form have the language of the page from which they were sent. */
export class ContactLanguage1766195000000 implements MigrationInterface {
  name = 'ContactLanguage1766195000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'contact_messages', [text('language', 8, { nullable: true })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'contact_messages', ['language']);
  }
}
