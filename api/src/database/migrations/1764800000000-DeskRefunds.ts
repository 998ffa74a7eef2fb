import { TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { index } from './words';

const OWED = 'SELECT bookingId FROM refunds WHERE atDesk AND paidOutAt IS NULL';
const SETTLED = "payment IN ('PAID', 'REFUNDED')";

/**
 * Refunds of payments at the front desk are due until they are paid out: their bookings are REFUNDING, and their
 * history says since when. They used to be REFUNDED, or PAID, before a cent was paid out.
 */
export class DeskRefunds1764800000000 implements MigrationInterface {
  name = 'DeskRefunds1764800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex(
      'refunds',
      new TableIndex(index('refunds_desk', 'atDesk', 'paidOutAt', 'createdAt')),
    );
    // The id of a refund names the step that it makes.
    await runner.query(
      `INSERT INTO booking_events (id, bookingId, step, at, userId, fromStatus, fromPayment, status, payment, why)
       SELECT (SELECT MIN(id) FROM refunds WHERE refunds.bookingId = bookings.id AND atDesk AND paidOutAt IS NULL),
         id, steps + 1, COALESCE(changedAt, createdAt), NULL, status, payment, status, 'REFUNDING',
         'The refund is due until it is paid out at the front desk.'
       FROM bookings WHERE ${SETTLED} AND id IN (${OWED})`,
    );
    await runner.query(
      `UPDATE bookings SET payment = 'REFUNDING', steps = steps + 1 WHERE ${SETTLED} AND id IN (${OWED})`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE bookings SET payment = CASE status WHEN 'CONFIRMED' THEN 'PAID' ELSE 'REFUNDED' END
       WHERE payment = 'REFUNDING' AND id IN (${OWED})
         AND id NOT IN (SELECT bookingId FROM refunds WHERE dueAt IS NOT NULL)`,
    );
    await runner.query('DELETE FROM booking_events WHERE id IN (SELECT id FROM refunds)');
    await runner.dropIndex('refunds', 'refunds_desk');
  }
}
