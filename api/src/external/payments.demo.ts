/*
 * Payments of demonstration bookings: nobody made them at a provider. The stand-in for it takes them as made, for
 * their ids say what was paid, as Stripe's own test tokens stand for what they name; so seeding asks nobody.
 */

const INTENT = /^pi_demo_(\d{2,8})_([0-9a-f]{24})$/;

/** What the provider would call the session and the payment of a booking that was paid with so many cents. */
export const demoPaymentIds = (bookingId: string, cents: number) => ({
  sessionId: `cs_demo_${bookingId}`,
  intentId: `pi_demo_${cents}_${bookingId}`,
});

/** What an id made by demoPaymentIds stands for; undefined for any other. */
export function readDemoPayment(intentId: string): { bookingId: string; cents: number } | undefined {
  const [, cents, bookingId] = INTENT.exec(intentId) ?? [];
  return bookingId ? { bookingId, cents: Number(cents) } : undefined;
}
