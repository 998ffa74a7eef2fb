import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { createTable, flag, id, index, largeCents, moment, night, ref, text, unique } from './words';

/** Transactions and payouts of the card provider, and how far they were read. */
export class Payouts1765300000000 implements MigrationInterface {
  name = 'Payouts1765300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex(
      'payment_differences',
      new TableIndex(index('payment_differences_intent', 'intentId')),
    );
    await createTable(runner, 'provider_readings', {
      columns: [
        id(),
        moment('readAt', { nullable: true }),
        moment('startedAt', { nullable: true }),
        moment('failedAt', { nullable: true }),
      ],
    });
    await createTable(runner, 'payouts', {
      columns: [
        id(),
        text('providerId', 255),
        largeCents('amountCents'),
        text('status', 20),
        flag('automatic'),
        night('arrivalDay'),
        moment('madeAt'),
        largeCents('chargesCents'),
        largeCents('refundsCents'),
        largeCents('disputesCents'),
        largeCents('feesCents'),
        largeCents('otherCents'),
        moment('listedAt', { nullable: true }),
        ref('differenceId', { nullable: true }),
        largeCents('postedCents'),
      ],
      indices: [
        unique('payouts_provider', 'providerId'),
        index('payouts_arrivalDay', 'arrivalDay', 'id'),
        index('payouts_difference', 'differenceId'),
      ],
    });
    await createTable(runner, 'provider_transactions', {
      columns: [
        id(),
        text('providerId', 255),
        text('type', 20),
        text('category', 50),
        largeCents('amountCents'),
        largeCents('feeCents'),
        largeCents('netCents'),
        text('currency', 10),
        moment('madeAt'),
        moment('availableOn'),
        text('sourceId', 255),
        text('intentId', 255, { nullable: true }),
        ref('payoutId', { nullable: true }),
        text('state', 10),
        ref('matchId', { nullable: true }),
        ref('bookingId', { nullable: true }),
        ref('differenceId', { nullable: true }),
      ],
      indices: [
        unique('provider_transactions_provider', 'providerId'),
        index('provider_transactions_source', 'sourceId'),
        index('provider_transactions_intent', 'intentId'),
        index('provider_transactions_madeAt', 'madeAt', 'id'),
        index('provider_transactions_payout', 'payoutId', 'madeAt', 'id'),
        index('provider_transactions_state', 'state', 'madeAt', 'id'),
        index('provider_transactions_difference', 'differenceId'),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('provider_transactions');
    await runner.dropTable('payouts');
    await runner.dropTable('provider_readings');
    await runner.dropIndex('payment_differences', 'payment_differences_intent');
  }
}
