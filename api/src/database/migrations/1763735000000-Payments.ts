import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  addColumns,
  cents,
  count,
  createTable,
  dropColumns,
  flag,
  foreignKey,
  id,
  index,
  json,
  moment,
  night,
  ref,
  text,
  unique,
} from './words';

/** What was paid and what goes back, change by change; what the provider told, until it was acted on. */
export class Payments1763735000000 implements MigrationInterface {
  name = 'Payments1763735000000';

  async up(runner: QueryRunner): Promise<void> {
    await payments(runner);
    await changes(runner);
    await runner.query(
      `INSERT INTO payments (id, bookingId, amountCents, refundedCents, createdAt, sessionId, url, intentId, paidAt, dueAt)
       SELECT id, id, totalCents, refundedCents, createdAt, providerSessionId, providerUrl, paymentIntentId,
         CASE WHEN paymentIntentId IS NULL THEN NULL ELSE createdAt END,
         CASE WHEN paymentIntentId IS NULL THEN createdAt ELSE NULL END
       FROM bookings WHERE providerSessionId IS NOT NULL OR status = 'HELD'`,
    );
    await runner.query(
      `INSERT INTO refunds (id, paymentId, bookingId, amountCents, reason, providerId, createdAt, dueAt, attempts)
       SELECT id, id, id, refundedCents, 'cancelled', NULL, createdAt, createdAt, 0
       FROM bookings WHERE payment = 'REFUNDING' AND paymentIntentId IS NOT NULL`,
    );
    await dropColumns(runner, 'bookings', ['providerSessionId', 'providerUrl', 'paymentIntentId']);
    await runner.dropTable('provider_events');
    await createTable(runner, 'provider_events', {
      columns: [
        text('id', 255, { primary: true }),
        text('type', 100),
        json('about'),
        moment('createdAt'),
        moment('receivedAt'),
        flag('listed'),
        moment('dueAt', { nullable: true }),
        count('attempts'),
      ],
      indices: [
        index('provider_events_due', 'dueAt'),
        index('provider_events_listed', 'listed', 'createdAt'),
        index('provider_events_receivedAt', 'receivedAt'),
      ],
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('provider_events');
    await createTable(runner, 'provider_events', {
      columns: [text('id', 255, { primary: true }), text('type', 100), moment('receivedAt')],
    });
    await addColumns(runner, 'bookings', [
      text('providerSessionId', 255, { nullable: true }),
      text('providerUrl', 2000, { nullable: true }),
      text('paymentIntentId', 255, { nullable: true }),
    ]);
    for (const table of ['booking_changes', 'refunds', 'payments']) await runner.dropTable(table);
  }
}

async function payments(runner: QueryRunner): Promise<void> {
  await createTable(runner, 'payments', {
    columns: [
      id(),
      ref('bookingId'),
      cents('amountCents'),
      cents('refundedCents'),
      moment('createdAt'),
      text('sessionId', 255, { nullable: true }),
      text('url', 2000, { nullable: true }),
      text('intentId', 255, { nullable: true }),
      moment('paidAt', { nullable: true }),
      moment('dueAt', { nullable: true }),
    ],
    indices: [
      unique('payments_session', 'sessionId'),
      index('payments_booking', 'bookingId', 'id'),
      index('payments_due', 'dueAt'),
    ],
    foreignKeys: [foreignKey('payments_of_booking', 'bookingId', 'bookings', 'RESTRICT')],
  });
  await createTable(runner, 'refunds', {
    columns: [
      id(),
      ref('paymentId'),
      ref('bookingId'),
      cents('amountCents'),
      text('reason', 20),
      text('providerId', 255, { nullable: true }),
      moment('createdAt'),
      moment('dueAt', { nullable: true }),
      count('attempts'),
    ],
    indices: [
      index('refunds_due', 'dueAt'),
      index('refunds_booking', 'bookingId', 'dueAt'),
      index('refunds_payment', 'paymentId'),
      index('refunds_provider', 'providerId'),
    ],
    foreignKeys: [
      foreignKey('refunds_of_payment', 'paymentId', 'payments', 'RESTRICT'),
      foreignKey('refunds_of_booking', 'bookingId', 'bookings', 'RESTRICT'),
    ],
  });
}

async function changes(runner: QueryRunner): Promise<void> {
  await createTable(runner, 'booking_changes', {
    columns: [
      id(),
      ref('bookingId'),
      text('status', 10),
      night('checkIn'),
      night('checkOut'),
      json('stays'),
      json('charges'),
      cents('totalCents'),
      cents('differenceCents'),
      moment('createdAt'),
      moment('holdExpiresAt', { nullable: true }),
      text('idempotencyKey', 100),
      text('requestHash', 64),
    ],
    indices: [
      unique('booking_changes_key', 'bookingId', 'idempotencyKey'),
      index('booking_changes_hold', 'status', 'holdExpiresAt'),
      index('booking_changes_status', 'bookingId', 'status'),
    ],
    foreignKeys: [foreignKey('changes_of_booking', 'bookingId', 'bookings', 'CASCADE')],
  });
}
