import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { index } from './words';

const BY_INTENT = index('payments_intent', 'intentId');

/** A refund made in the provider's dashboard names its payment by the provider's id. */
export class PaymentsByIntent1763780000000 implements MigrationInterface {
  name = 'PaymentsByIntent1763780000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex('payments', new TableIndex(BY_INTENT));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('payments', BY_INTENT.name);
  }
}
