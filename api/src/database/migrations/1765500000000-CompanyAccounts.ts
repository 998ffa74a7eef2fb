import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  addColumns,
  cents,
  createTable,
  dropColumns,
  flag,
  foreignKey,
  id,
  index,
  moment,
  ref,
  refuseChanges,
  text,
  unique,
} from './words';

/** Payments on account of companies, and what companies pay of them. */
export class CompanyAccounts1765500000000 implements MigrationInterface {
  name = 'CompanyAccounts1765500000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'payments', [
      text('company', 60, { nullable: true }),
      text('companyReference', 40, { nullable: true }),
      cents('openCents', { default: 0 }),
      moment('openSince', { nullable: true }),
    ]);
    await runner.createIndex('payments', new TableIndex(index('payments_open', 'openSince', 'id')));
    await runner.createIndex(
      'payments',
      new TableIndex(index('payments_hotelOpen', 'hotelId', 'openSince', 'id')),
    );
    await addColumns(runner, 'refunds', [flag('toAccount', { default: 0 })]);
    await createTable(runner, 'account_settlements', {
      columns: [
        id(),
        ref('paymentId'),
        ref('bookingId'),
        ref('userId'),
        text('paidBy', 20),
        cents('cents'),
        moment('at'),
        text('note', 500, { nullable: true }),
        ref('undoesId', { nullable: true }),
        text('requestKey', 100),
      ],
      indices: [
        unique('account_settlements_key', 'paymentId', 'requestKey'),
        unique('account_settlements_undoes', 'undoesId'),
        index('account_settlements_booking', 'bookingId'),
      ],
      foreignKeys: [
        foreignKey('settlements_of_payment', 'paymentId', 'payments', 'RESTRICT'),
        foreignKey('settlements_of_booking', 'bookingId', 'bookings', 'RESTRICT'),
      ],
    });
    await refuseChanges(runner, 'account_settlements');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('account_settlements');
    await dropColumns(runner, 'refunds', ['toAccount']);
    await runner.dropIndex('payments', 'payments_hotelOpen');
    await runner.dropIndex('payments', 'payments_open');
    await dropColumns(runner, 'payments', ['company', 'companyReference', 'openCents', 'openSince']);
  }
}
