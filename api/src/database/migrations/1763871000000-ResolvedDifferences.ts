import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumns, changeWholeNumber, dropColumns, moment, ref, text } from './words';

/** Payment differences hold sums of any currency, and who has looked at them. */
export class ResolvedDifferences1763871000000 implements MigrationInterface {
  name = 'ResolvedDifferences1763871000000';

  async up(runner: QueryRunner): Promise<void> {
    await changeWholeNumber(runner, 'payment_differences', 'paidCents', 'bigint');
    await addColumns(runner, 'payment_differences', [
      moment('resolvedAt', { nullable: true }),
      ref('resolvedById', { nullable: true }),
      text('resolution', 1000, { nullable: true }),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropColumns(runner, 'payment_differences', ['resolvedAt', 'resolvedById', 'resolution']);
    await changeWholeNumber(runner, 'payment_differences', 'paidCents', 'integer');
  }
}
