import type { MigrationInterface, QueryRunner } from 'typeorm';
import { count, createTable, id, index, json, longText, moment, text } from './words';

/** The mails on their way out. */
export class Mails1763690000000 implements MigrationInterface {
  name = 'Mails1763690000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'mails', {
      columns: [
        id(),
        text('recipient', 254),
        text('subject', 255),
        longText('text'),
        longText('html'),
        json('headers'),
        moment('createdAt'),
        moment('dueAt', { nullable: true }),
        moment('sentAt', { nullable: true }),
        count('attempts'),
      ],
      indices: [index('mails_due', 'dueAt', 'createdAt'), index('mails_recipient', 'recipient')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('mails');
  }
}
