import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sums of what was paid of a booking, and of what of that went back, by its payments. */
const covered = (column: string) => `COALESCE((SELECT SUM(known.${column}) FROM payments known
  WHERE known.bookingId = bookings.id AND known.paidAt IS NOT NULL), 0)`;
const PAID = `bookings.paidCents - ${covered('amountCents')}`;
const REFUNDED = `bookings.refundedCents - ${covered('refundedCents')}`;

/**
 * Paid demonstration bookings of earlier versions get the payment that newer ones are seeded with, under the ids
 * for which the stand-in of the card provider gives money back.
 */
export class DemonstrationPayments1763800000000 implements MigrationInterface {
  name = 'DemonstrationPayments1763800000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO payments (id, bookingId, changeId, amountCents, refundedCents, createdAt, sessionId, url, intentId,
         paidAt, dueAt)
       SELECT id, id, NULL, ${PAID}, ${REFUNDED}, createdAt, CONCAT('cs_demo_', id), NULL,
         CONCAT('pi_demo_', ${PAID}, '_', id), createdAt, NULL
       FROM bookings WHERE idempotencyKey LIKE 'seed-%' AND ${PAID} > 0`,
    );
  }

  /** What was written is a payment like any other: nothing is undone. */
  async down(): Promise<void> {}
}
