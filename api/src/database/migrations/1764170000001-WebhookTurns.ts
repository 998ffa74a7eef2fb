import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { addColumns, count, createTable, dropColumns, id, index, moment, ref } from './words';

const BY_TURN = index('webhook_deliveries_turn', 'ownerId', 'webhookId', 'dueAt');

/**
 * Owners of webhooks take turns, an address gets one message at a time, and a webhook is used once it is verified.
 * Those that have taken an event are verified: their owners use them. A test message alone proves nothing, since any
 * server that answers 200 takes one.
 */
export class WebhookTurns1764170000001 implements MigrationInterface {
  name = 'WebhookTurns1764170000001';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'webhook_receivers', { columns: [id(), moment('busyUntil')] });
    await addColumns(runner, 'webhooks', [
      moment('verifiedAt', { nullable: true }),
      moment('challengeSentAt', { nullable: true }),
      moment('restsUntil', { nullable: true }),
      count('badAnswers', { default: 0 }),
    ]);
    await addColumns(runner, 'webhook_deliveries', [ref('ownerId', { nullable: true })]);
    const name = (word: string) => runner.connection.driver.escape(word);
    await runner.query(
      `UPDATE ${name('webhooks')} SET ${name('verifiedAt')} = ${name('createdAt')} WHERE ${name('id')} IN (
        SELECT ${name('webhookId')} FROM ${name('webhook_deliveries')}
        WHERE ${name('deliveredAt')} IS NOT NULL AND ${name('event')} <> 'webhook.test')`,
    );
    await runner.query(
      `UPDATE ${name('webhook_deliveries')} SET ${name('ownerId')} = (
        SELECT ${name('userId')} FROM ${name('webhooks')}
        WHERE ${name('webhooks')}.${name('id')} = ${name('webhook_deliveries')}.${name('webhookId')})
      WHERE ${name('dueAt')} IS NOT NULL`,
    );
    await runner.createIndex('webhook_deliveries', new TableIndex(BY_TURN));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('webhook_deliveries', BY_TURN.name);
    await dropColumns(runner, 'webhook_deliveries', ['ownerId']);
    await dropColumns(runner, 'webhooks', ['verifiedAt', 'challengeSentAt', 'restsUntil', 'badAnswers']);
    await runner.dropTable('webhook_receivers');
  }
}
