import type { MigrationInterface, QueryRunner } from 'typeorm';
import { cents, createTable, id, index, moment, ref, text, unique } from './words';

/** What was paid at the card provider and does not fit is kept for staff to look at. */
export class PaymentDifferences1763831000000 implements MigrationInterface {
  name = 'PaymentDifferences1763831000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'payment_differences', {
      columns: [
        id(),
        text('sessionId', 255),
        text('reason', 20),
        ref('paymentId', { nullable: true }),
        ref('bookingId', { nullable: true }),
        text('intentId', 255, { nullable: true }),
        cents('paidCents'),
        text('currency', 10, { nullable: true }),
        cents('expectedCents', { nullable: true }),
        moment('foundAt'),
      ],
      indices: [
        unique('payment_differences_session', 'sessionId'),
        index('payment_differences_foundAt', 'foundAt', 'id'),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('payment_differences');
  }
}
