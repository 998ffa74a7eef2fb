import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, dropColumns, moment, ref } from './words';

/** Refunds at the front desk are paid out by somebody, who says so. */
export class PayOuts1764010000000 implements MigrationInterface {
  name = 'PayOuts1764010000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'refunds', [
      moment('paidOutAt', { nullable: true }),
      ref('paidOutById', { nullable: true }),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'refunds', ['paidOutAt', 'paidOutById']);
  }
}
