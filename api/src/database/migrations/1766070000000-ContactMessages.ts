import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, foreignKey, id, index, longText, moment, ref, text } from './words';

/** People write to the operator on /contact, and administrators answer. */
export class ContactMessages1766070000000 implements MigrationInterface {
  name = 'ContactMessages1766070000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'contact_messages', {
      columns: [
        id(),
        ref('userId', { nullable: true }),
        text('name', 120),
        text('email', 254),
        text('emailKey', 254),
        text('topic', 10),
        longText('text'),
        text('bookingReference', 24, { nullable: true }),
        ref('bookingId', { nullable: true }),
        text('state', 10),
        moment('sentAt'),
        longText('answer', { nullable: true }),
        text('answeredBy', 10, { nullable: true }),
        moment('closedAt', { nullable: true }),
        ref('closedById', { nullable: true }),
      ],
      indices: [
        index('contact_messages_sentAt', 'sentAt', 'id'),
        index('contact_messages_state', 'state', 'sentAt', 'id'),
        index('contact_messages_topic', 'topic', 'sentAt', 'id'),
        index('contact_messages_state_topic', 'state', 'topic', 'sentAt', 'id'),
        index('contact_messages_user', 'userId', 'sentAt'),
        index('contact_messages_emailKey', 'emailKey'),
        index('contact_messages_closedAt', 'closedAt'),
      ],
      foreignKeys: [foreignKey('contact_messages_of_user', 'userId', 'users', 'RESTRICT')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('contact_messages');
  }
}
