import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  addColumns,
  addForeignKey,
  dropColumns,
  dropForeignKey,
  foreignKey,
  index,
  ref,
  unique,
} from './words';

const changeId = () => ref('changeId', { nullable: true });
const NIGHTS_BY_CHANGE = index('nights_change', 'changeId');
const PAYMENT_OF_CHANGE = unique('payments_change', 'changeId');
const NIGHTS_OF_BOOKING = foreignKey('nights_of_booking', 'bookingId', 'bookings', 'CASCADE');
const NIGHTS_OF_CHANGE = foreignKey('nights_of_change', 'changeId', 'booking_changes', 'CASCADE');
const PAYMENTS_OF_CHANGE = foreignKey('payments_of_change', 'changeId', 'booking_changes', 'RESTRICT');
const REFUNDS_OF_PAYMENT = foreignKey('refunds_of_payment', 'paymentId', 'payments', 'RESTRICT');

/**
 * Nights and payments of a change name it in a column of its own: until now a night's bookingId, and a payment's
 * id, were either a booking's or a change's. Payments keep their ids, by which the provider knows them.
 */
export class ChangeIds1763790000000 implements MigrationInterface {
  name = 'ChangeIds1763790000000';

  async up(runner: QueryRunner): Promise<void> {
    await addColumns(runner, 'nights', [changeId()]);
    await runner.query(
      'UPDATE nights SET changeId = bookingId WHERE bookingId IN (SELECT id FROM booking_changes)',
    );
    await runner.query(
      `UPDATE nights SET bookingId = (SELECT booking_changes.bookingId FROM booking_changes
         WHERE booking_changes.id = nights.changeId) WHERE changeId IS NOT NULL`,
    );
    // A night of no booking would be taken for ever.
    await runner.query('DELETE FROM nights WHERE bookingId NOT IN (SELECT id FROM bookings)');
    await runner.createIndex('nights', new TableIndex(NIGHTS_BY_CHANGE));
    await addForeignKey(runner, 'nights', NIGHTS_OF_BOOKING);
    await addForeignKey(runner, 'nights', NIGHTS_OF_CHANGE);

    await addColumns(runner, 'payments', [changeId()]);
    await runner.query('UPDATE payments SET changeId = id WHERE id IN (SELECT id FROM booking_changes)');
    await runner.createIndex('payments', new TableIndex(PAYMENT_OF_CHANGE));
    await dropForeignKey(runner, 'refunds', REFUNDS_OF_PAYMENT.name);
    await addForeignKey(runner, 'payments', PAYMENTS_OF_CHANGE);
    await addForeignKey(runner, 'refunds', REFUNDS_OF_PAYMENT);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropForeignKey(runner, 'refunds', REFUNDS_OF_PAYMENT.name);
    await dropForeignKey(runner, 'payments', PAYMENTS_OF_CHANGE.name);
    await runner.query(
      `UPDATE refunds SET paymentId = (SELECT COALESCE(payments.changeId, payments.bookingId) FROM payments
         WHERE payments.id = refunds.paymentId)`,
    );
    await runner.query('UPDATE payments SET id = COALESCE(changeId, bookingId)');
    await addForeignKey(runner, 'refunds', REFUNDS_OF_PAYMENT);
    await runner.dropIndex('payments', PAYMENT_OF_CHANGE.name);
    await dropColumns(runner, 'payments', ['changeId']);

    await dropForeignKey(runner, 'nights', NIGHTS_OF_CHANGE.name);
    await dropForeignKey(runner, 'nights', NIGHTS_OF_BOOKING.name);
    await runner.query('UPDATE nights SET bookingId = changeId WHERE changeId IS NOT NULL');
    await runner.dropIndex('nights', NIGHTS_BY_CHANGE.name);
    await dropColumns(runner, 'nights', ['changeId']);
  }
}
