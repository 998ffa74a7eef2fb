import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  count,
  createTable,
  flag,
  foreignKey,
  id,
  index,
  longText,
  mediumText,
  moment,
  ref,
  text,
  unique,
} from './words';

/** Messages that hotels send to their guests: when, in which words, what was sent, and who refuses them. */
export class GuestMessages1766096000000 implements MigrationInterface {
  name = 'GuestMessages1766096000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'message_templates', {
      columns: [
        id(),
        ref('hotelId'),
        text('kind', 20),
        text('slot', 24),
        text('name', 60),
        flag('enabled'),
        count('days'),
        count('hour'),
        moment('dueAt', { nullable: true }),
        count('version', { default: 1 }),
        ref('updatedById', { nullable: true }),
      ],
      indices: [
        unique('message_templates_slot', 'hotelId', 'slot'),
        index('message_templates_kind', 'hotelId', 'kind', 'enabled'),
        index('message_templates_due', 'dueAt'),
      ],
      foreignKeys: [foreignKey('message_templates_of_hotel', 'hotelId', 'hotels', 'CASCADE')],
    });
    await createTable(runner, 'message_texts', {
      columns: [id(), ref('templateId'), text('language', 35), text('subject', 120), longText('body')],
      indices: [unique('message_texts_language', 'templateId', 'language')],
      foreignKeys: [foreignKey('message_texts_of_template', 'templateId', 'message_templates', 'CASCADE')],
    });
    await createTable(runner, 'guest_messages', {
      columns: [
        id(),
        ref('bookingId'),
        ref('userId'),
        ref('hotelId'),
        text('kind', 20),
        text('subject', 255),
        mediumText('text'),
        moment('sentAt'),
      ],
      indices: [
        unique('guest_messages_booking', 'bookingId', 'kind'),
        index('guest_messages_hotel', 'hotelId', 'sentAt', 'kind'),
        index('guest_messages_user', 'userId', 'sentAt'),
      ],
      foreignKeys: [foreignKey('guest_messages_of_booking', 'bookingId', 'bookings', 'CASCADE')],
    });
    await createTable(runner, 'message_opt_outs', {
      columns: [id(), ref('userId'), ref('hotelId'), moment('createdAt')],
      indices: [
        unique('message_opt_outs_user', 'userId', 'hotelId'),
        index('message_opt_outs_hotel', 'hotelId'),
      ],
      foreignKeys: [
        foreignKey('message_opt_outs_of_user', 'userId', 'users', 'CASCADE'),
        foreignKey('message_opt_outs_of_hotel', 'hotelId', 'hotels', 'CASCADE'),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['message_opt_outs', 'guest_messages', 'message_texts', 'message_templates'])
      await runner.dropTable(table);
  }
}
