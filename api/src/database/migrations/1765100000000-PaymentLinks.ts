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
  text,
  unique,
} from './words';

/** Guests pay what they owe by a link that needs no sign-in. A payment knows the link with which it was opened. */
export class PaymentLinks1765100000000 implements MigrationInterface {
  name = 'PaymentLinks1765100000000';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'payment_links', {
      columns: [
        id(),
        ref('bookingId'),
        text('tokenHash', 64),
        cents('cents', { nullable: true }),
        flag('mailed'),
        moment('createdAt'),
        ref('createdById'),
        moment('expiresAt'),
        moment('paidAt', { nullable: true }),
        moment('revokedAt', { nullable: true }),
      ],
      indices: [
        unique('payment_links_token', 'tokenHash'),
        index('payment_links_booking', 'bookingId', 'createdAt', 'id'),
      ],
      foreignKeys: [foreignKey('payment_links_of_booking', 'bookingId', 'bookings', 'CASCADE')],
    });
    await addColumns(runner, 'payments', [ref('linkId', { nullable: true })]);
    await runner.createIndex('payments', new TableIndex(index('payments_link', 'linkId')));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('payments', 'payments_link');
    await dropColumns(runner, 'payments', ['linkId']);
    await runner.dropTable('payment_links');
  }
}
