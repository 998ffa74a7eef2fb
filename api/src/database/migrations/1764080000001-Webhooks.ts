import type { MigrationInterface, QueryRunner } from 'typeorm';
import { count, createTable, flag, foreignKey, id, index, json, longText, moment, ref, text } from './words';

/** Addresses of other people's programs that are told of bookings, and the messages to them. */
export class Webhooks1764080000001 implements MigrationInterface {
  name = 'Webhooks1764080000001';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'webhooks', {
      columns: [
        id(),
        ref('userId'),
        text('url', 500),
        json('events'),
        flag('allBookings'),
        count('secretVersion'),
        moment('previousSecretUntil', { nullable: true }),
        moment('createdAt'),
        moment('failingSince', { nullable: true }),
        moment('disabledAt', { nullable: true }),
      ],
      indices: [index('webhooks_user', 'userId'), index('webhooks_all', 'allBookings')],
      foreignKeys: [foreignKey('webhooks_of_user', 'userId', 'users', 'CASCADE')],
    });
    await createTable(runner, 'webhook_deliveries', {
      columns: [
        id(),
        ref('webhookId'),
        text('event', 40),
        longText('body'),
        moment('createdAt'),
        moment('dueAt', { nullable: true }),
        moment('giveUpAt'),
        count('attempts'),
        moment('deliveredAt', { nullable: true }),
        moment('triedAt', { nullable: true }),
        count('status', { nullable: true }),
        text('answer', 300, { nullable: true }),
      ],
      indices: [
        index('webhook_deliveries_due', 'dueAt', 'createdAt'),
        index('webhook_deliveries_list', 'webhookId', 'createdAt', 'id'),
      ],
      foreignKeys: [foreignKey('deliveries_of_webhook', 'webhookId', 'webhooks', 'CASCADE')],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('webhook_deliveries');
    await runner.dropTable('webhooks');
  }
}
