import { Dispute, DisputeStatus, newDispute } from '../src/bookings/dispute/dispute.entity';
import { setTimeout as pause } from 'node:timers/promises';
import { Payment, PaymentMethod } from '../src/bookings/pay/payment.entity';
import { processDueEvents, readMissedEvents } from '../src/bookings/pay/providerEvent.service';
import { Booking } from '../src/bookings/booking.entity';
import { refundMoved } from '../src/bookings/pay/refund.service';
import { lockRow, repo, transaction } from '../src/database/transaction';
import { paymentOf } from './checkoutHelpers';
import type { TestServer, Visitor } from './testServer';

/** Sends a form to the provider's stand-in; returns its answer, which must be 200. */
export async function askTill(
  server: TestServer,
  path: string,
  fields?: Record<string, string>,
): Promise<any> {
  const answer = await fetch(`${server.url}/dev/till/v1/${path}`, {
    headers: { authorization: 'Bearer sk_test_bank' },
    ...(fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}),
  });
  expect([path, answer.status]).toEqual([path, 200]);
  return answer.json();
}

/** Opens a dispute of a booking's payment at the provider, and processes its events; returns the provider's id. */
export async function openDispute(
  server: TestServer,
  bookingId: string,
  fields: Record<string, string> = {},
): Promise<string> {
  const { intentId } = await paymentOf(bookingId);
  const { id } = await askTill(server, 'test_helpers/disputes', { payment_intent: intentId!, ...fields });
  await takeEvents();
  return id as string;
}

/** Ends a dispute at the provider, and processes its events. */
export async function endDispute(server: TestServer, id: string, outcome: 'won' | 'lost'): Promise<void> {
  await askTill(server, `test_helpers/disputes/${id}/end`, { outcome });
  await takeEvents();
}

/** Processes every event that the provider has made. */
export async function takeEvents(): Promise<void> {
  await readMissedEvents();
  await processDueEvents();
}

/** What the provider has refunded of a booking's payment, in cents. */
export async function refundedAtTill(server: TestServer, bookingId: string): Promise<number> {
  const { intentId } = await paymentOf(bookingId);
  const { data } = await askTill(server, `refunds?payment_intent=${intentId}&limit=100`);
  return (data as { amount: number }[]).reduce((sum, { amount }) => sum + amount, 0);
}

const BOOKING = `query ($id: ID!) { booking(id: $id) { status payment paidCents refundedCents disputedCents
  payments { refundedCents disputedCents openDisputeCents } refunds { amountCents isDue isWithheld }
  history { why } folio { balanceCents lines { kind account title cents } } } }`;

/** A booking with what disputes do to it. */
export const readDisputed = async (person: Visitor, id: string): Promise<any> =>
  (await person.graphql(BOOKING, { id })).data.booking;

/** Like readDisputed(), once no refund is due: the webhook may still be sending it. */
export async function readRefunded(person: Visitor, id: string): Promise<any> {
  let booking = await readDisputed(person, id);
  for (let tries = 0; booking.payment === 'REFUNDING' && tries < 100; tries++) {
    await pause(50);
    booking = await readDisputed(person, id);
  }
  return booking;
}

/** The lines of a folio since its payment, as `DISPUTE DISPUTES 20000`. */
export const linesAfterPayment = ({ folio }: any): string[] => {
  const lines: string[] = folio.lines.map(({ kind, account, cents }: any) => `${kind} ${account} ${cents}`);
  return lines.slice(lines.findIndex((line) => line.startsWith('PAYMENT')) + 1);
};

/** Writes an open dispute of the card payment of this booking, as its events would; returns its id. */
export async function insertDispute(bookingId: string): Promise<string> {
  const online = { bookingId, method: PaymentMethod.ONLINE };
  const { id: paymentId, hotelId, amountCents } = await repo(Payment).findOneByOrFail(online);
  const at = new Date();
  const dispute = newDispute({
    providerId: `dp_${paymentId}`,
    paymentId,
    bookingId,
    hotelId,
    amountCents,
    takenCents: amountCents,
    reason: 'fraudulent',
    status: DisputeStatus.NEEDS_RESPONSE,
    evidenceDueBy: at,
    openedAt: at,
    closedAt: null,
    evidenceSubmittedAt: null,
    asOf: at,
  });
  await transaction(async () => {
    const booking = await lockRow(Booking, bookingId);
    await repo(Dispute).insert(dispute);
    await refundMoved(booking);
  });
  return dispute.id;
}
