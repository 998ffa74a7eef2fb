import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, text } from './words';

/** Messages to webhooks remember the last request to resend them. */
export class ResendKeys1766130000000 implements MigrationInterface {
  name = 'ResendKeys1766130000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'webhook_deliveries', [text('resendKey', 100, { nullable: true })]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'webhook_deliveries', ['resendKey']);
  }
}
