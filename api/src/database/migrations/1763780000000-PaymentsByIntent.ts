import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { index } from './words';

const BY_INTENT = index('payments_intent', 'intentId');

/** A refund made at the provider's own desk names its payment by the provider's word for it. */
export class PaymentsByIntent1763780000000 implements MigrationInterface {
  name = 'PaymentsByIntent1763780000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex('payments', new TableIndex(BY_INTENT));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('payments', BY_INTENT.name);
  }
}
