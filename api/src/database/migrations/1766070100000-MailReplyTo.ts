import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { addColumns, dropColumns, index, text } from './words';

/** A mail to the operator is answered to the person who wrote the message in it. */
export class MailReplyTo1766070100000 implements MigrationInterface {
  name = 'MailReplyTo1766070100000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'mails', [text('replyTo', 254, { nullable: true })]);
    await runner.createIndex('mails', new TableIndex(index('mails_replyTo', 'replyTo')));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('mails', 'mails_replyTo');
    await dropColumns(runner, 'mails', ['replyTo']);
  }
}
