import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, count, dropColumns, text } from './words';

/** The picture that was sent with a chat message. */
export class ChatPhotos1764090000005 implements MigrationInterface {
  name = 'ChatPhotos1764090000005';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'chat_messages', [
      text('photoUrl', 500, { nullable: true }),
      count('photoWidth', { nullable: true }),
      count('photoHeight', { nullable: true }),
      text('photoAlt', 300, { nullable: true }),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'chat_messages', ['photoAlt', 'photoHeight', 'photoWidth', 'photoUrl']);
  }
}
