/*
 * Payments of demonstration bookings. Nobody made them at a provider: the stand-in reads from their ids what was paid,
 * so seeding calls no provider. Stripe's own test tokens work in the same way.
 */

const INTENT = /^pi_demo_(\d{2,8})_([0-9a-f]{24})$/;

/** The ids of the session and the payment of a demonstration booking for which this sum was paid. */
export const demoPaymentIds = (bookingId: string, cents: number) => ({
  sessionId: `cs_demo_${bookingId}`,
  intentId: `pi_demo_${cents}_${bookingId}`,
});

/** Reads an id made by demoPaymentIds; undefined for any other. */
export function readDemoPayment(intentId: string): { bookingId: string; cents: number } | undefined {
  const [, cents, bookingId] = INTENT.exec(intentId) ?? [];
  return bookingId ? { bookingId, cents: Number(cents) } : undefined;
}

const DISPUTE = /^dp_demo_(\d{2,8})_(\d{10})_([0-9a-f]{24})$/;

/** The id of a dispute of the whole payment of a demonstration booking, opened at this second since 1970. */
export const demoDisputeId = (bookingId: string, { cents, second }: { cents: number; second: number }) =>
  `dp_demo_${cents}_${second}_${bookingId}`;

/** Reads an id made by demoDisputeId; undefined for any other. */
export function readDemoDispute(
  id: string,
): { bookingId: string; cents: number; second: number } | undefined {
  const [, cents, second, bookingId] = DISPUTE.exec(id) ?? [];
  return bookingId ? { bookingId, cents: Number(cents), second: Number(second) } : undefined;
}
