import { countNights, listNights } from '../../../schema/nights';
import { NIGHT_CENTS } from './proofData';
import { toDbMoment, type BookingRow, type State } from './state';

/** Descriptions of faults; empty if there are none. */
export type Findings = string[];

const takesNights = ({ status }: BookingRow): boolean => status === 'HELD' || status === 'CONFIRMED';

/** States that are forbidden at any moment: half bookings, a night sold twice, a wrong price, too large a refund. */
export function findViolations(
  state: State,
  nightCents: (roomNumberId: string) => number = () => NIGHT_CENTS,
): Findings {
  const bookings = new Map(state.bookings.map((booking) => [booking.id, booking]));
  const findings: Findings = [];
  const sold = new Map<string, string>();
  const prices = new Map<string, number>();
  for (const { bookingId, roomNumberId, checkIn, checkOut } of state.stays) {
    const price = countNights(checkIn, checkOut) * nightCents(roomNumberId);
    prices.set(bookingId, (prices.get(bookingId) ?? 0) + price);
    if (!takesNights(bookings.get(bookingId)!)) continue;
    for (const night of listNights(checkIn, checkOut)) {
      const other = sold.get(`${roomNumberId} ${night}`);
      if (other) findings.push(`${roomNumberId} is sold twice on ${night}: ${other} and ${bookingId}`);
      sold.set(`${roomNumberId} ${night}`, bookingId);
    }
  }
  const taken = new Map(state.nights.map((row) => [`${row.roomNumberId} ${row.night}`, row.bookingId]));
  for (const [night, bookingId] of sold)
    if (taken.get(night) !== bookingId) findings.push(`booking ${bookingId} has no night ${night}`);
  for (const [night, bookingId] of taken)
    if (sold.get(night) !== bookingId)
      findings.push(`night ${night} is taken for ${bookingId}, which has it not`);
  for (const { id, totalCents } of state.bookings)
    if (prices.get(id) !== totalCents)
      findings.push(`booking ${id} costs ${totalCents}, not ${prices.get(id)}`);
  for (const { id, extrasCents } of state.bookings)
    if (extrasCents !== extrasOf(state, id))
      findings.push(`the extras of ${id} cost ${extrasCents}, not ${extrasOf(state, id)}`);
  for (const { roomNumberId, night, changeId } of state.nights)
    if (changeId) findings.push(`night ${roomNumberId} ${night} is held for a change that nobody asked for`);
  const refunded = sumByPayment(state.refunds);
  for (const payment of state.payments)
    if ((refunded.get(payment.id) ?? 0) > payment.cents)
      findings.push(`too much was given back of ${payment.id}`);
  return findings;
}

/** The sum of the extras of a booking. */
const extrasOf = ({ extras }: State, id: string): number =>
  extras.filter(({ bookingId }) => bookingId === id).reduce((sum, { cents }) => sum + cents, 0);

/** The sum of refunds or disputes of each payment. */
function sumByPayment(rows: readonly { paymentId: string; cents: number }[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { paymentId, cents } of rows) sums.set(paymentId, (sums.get(paymentId) ?? 0) + cents);
  return sums;
}

/** The provider's statuses of disputes that withhold refunds. */
const WITHHOLDING = ['needs_response', 'under_review'];

/** States that a kill may leave behind for a short time: unsettled payments, holds past their deadline, due refunds. */
export function findUnsettled(state: State, now = Date.now()): Findings {
  const findings: Findings = [];
  const sessions = new Map(state.sessions.map((session) => [session.id, session]));
  const bookings = new Map(state.bookings.map((booking) => [booking.id, booking]));
  const refunded = sumByPayment(state.refunds);
  const lost = sumByPayment(state.disputes.filter(({ status }) => status === 'lost'));
  const open = new Set(
    state.disputes.flatMap(({ status, paymentId }) => (WITHHOLDING.includes(status) ? [paymentId] : [])),
  );
  const waiting = new Set<string>();
  const kept = new Map<string, number>();
  const lostOf = new Map<string, number>();
  for (const payment of state.payments) {
    const booking = bookings.get(sessions.get(payment.sessionId)?.reference ?? '');
    if (!booking) {
      findings.push(`payment ${payment.id} has no booking`);
      continue;
    }
    if (open.has(payment.id)) waiting.add(booking.id);
    const taken = lost.get(payment.id) ?? 0;
    const left = payment.cents - (refunded.get(payment.id) ?? 0) - taken;
    lostOf.set(booking.id, (lostOf.get(booking.id) ?? 0) + taken);
    kept.set(booking.id, (kept.get(booking.id) ?? 0) + left);
  }
  for (const booking of state.bookings) {
    const cents = kept.get(booking.id) ?? 0;
    const due = dueOnline(booking);
    // A bank may take more than is due to the guest.
    const isWrong = lostOf.get(booking.id) ? cents > due : cents !== due;
    if (isWrong && !waiting.has(booking.id))
      findings.push(`${cents} cents are kept online of booking ${booking.id}, ${booking.status}, not ${due}`);
  }
  for (const { id, status, payment, holdExpiresAt } of state.bookings) {
    if (status === 'HELD' && holdExpiresAt! < toDbMoment(now)) findings.push(`hold ${id} is past its limit`);
    if (payment === 'REFUNDING' && !waiting.has(id)) findings.push(`the refund of ${id} is still due`);
  }
  return findings;
}

/** What of a booking must have been paid online: all that is sold but what was paid at the desk or is owed. */
const dueOnline = ({ status, totalCents, extrasCents, deskCents, balanceCents }: BookingRow): number =>
  status === 'CONFIRMED' ? totalCents + extrasCents - Number(deskCents) - Math.max(0, balanceCents ?? 0) : 0;

/** Holds that can still be paid. With none, nothing more will happen. */
export const openHolds = (state: State): number =>
  state.bookings.filter(({ status }) => status === 'HELD').length;
