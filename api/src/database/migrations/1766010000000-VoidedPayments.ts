import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { addColumns, dropColumns, index, moment } from './words';

const LISTED = [
  index('payments_made', 'madeAt', 'id'),
  index('payments_notMade', 'madeAt', 'paidAt'),
  index('payments_hotel', 'hotelId', 'madeAt', 'id'),
  index('payments_method', 'method', 'madeAt', 'id'),
  index('payments_amount', 'amountCents', 'id', 'madeAt'),
  index('payments_voided', 'voidedAt', 'id'),
];
const BEFORE = [
  index('payments_paidAt', 'paidAt', 'id'),
  index('payments_hotel', 'hotelId', 'paidAt', 'id'),
  index('payments_method', 'method', 'paidAt', 'id'),
  index('payments_amount', 'amountCents', 'id', 'paidAt'),
];

/** Voided payments stay in the list of payments, in the order in which they were made. */
export class VoidedPayments1766010000000 implements MigrationInterface {
  name = 'VoidedPayments1766010000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'payments', [moment('madeAt', { nullable: true })]);
    // A payment at the front desk is stored when it is paid, and no other one can be voided.
    await runner.query(
      'UPDATE payments SET madeAt = CASE WHEN voidedAt IS NULL THEN paidAt ELSE createdAt END',
    );
    await replaceIndexes(runner, BEFORE, LISTED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceIndexes(runner, LISTED, BEFORE);
    await dropColumns(runner, 'payments', ['madeAt']);
  }
}

async function replaceIndexes(runner: QueryRunner, old: typeof LISTED, added: typeof LISTED): Promise<void> {
  for (const { name } of old) await runner.dropIndex('payments', name);
  for (const one of added) await runner.createIndex('payments', new TableIndex(one));
}
