import type { Booking, BookingStatus, PaymentStatus } from './booking.entity';

/** The status of a booking and of its payment. */
type State = `${BookingStatus} ${PaymentStatus}`;

/** The states of a paid booking that has ended. */
const CANCELLED: readonly State[] = ['CANCELLED PAID', 'CANCELLED REFUNDING', 'CANCELLED REFUNDED'];
/** What a confirmed booking can become. It is cancelled unpaid if nothing was ever paid. */
const AFTER_CONFIRMED: readonly State[] = [
  'CONFIRMED OPEN',
  'CONFIRMED PAID',
  'CONFIRMED REFUNDING',
  'CANCELLED OPEN',
  ...CANCELLED,
];
const EXPIRED: readonly State[] = ['EXPIRED PAID', 'EXPIRED REFUNDING', 'EXPIRED REFUNDED'];

/**
 * Every step that a booking may take; there are no others.
 *
 *            hold            paid                     cancelled
 *     (new) ------> HELD ------------> CONFIRMED ------------------> CANCELLED
 *                     |                  ^    |                       | ^   |
 *    released, over,  |      paid late,  |    | changed         money | |   | nothing goes back
 *    page not opened  v      still free  |    v goes back       goes  v |   v
 *                  EXPIRED --------------'   CONFIRMED          REFUNDING  PAID
 *                     |                      REFUNDING             |
 *         paid late,  v                       | then PAID          v
 *         taken    REFUNDING ---> REFUNDED    v               REFUNDED
 *
 * A confirmed booking whose guest owes something is OPEN: it is paid at the hotel or online, or was extended there. What
 * is paid online after it was cancelled is refunded.
 *
 * A refund that the provider accepts and later fails is due again: REFUNDED goes back to REFUNDING. A refund
 * by hand keeps the state of a confirmed booking. Any other booking becomes REFUNDED, or REFUNDING while more
 * is due. It is PAID again if the provider gave nothing back after all; staff then have a payment difference.
 * What was paid at the front desk is REFUNDING until staff record its pay-out; a pay-out that is taken
 * back is due again. A refund that a dispute withholds is REFUNDING until the dispute ends: it is asked for
 * when it is won. When it is lost, the bank has given the money back: REFUNDED. If that is reversed and
 * nothing was to be refunded, a cancelled booking is PAID again. After a restore, a refund that the provider has
 * made already cancels a confirmed booking.
 */
const STEPS: Partial<Record<State, readonly State[]>> = {
  'HELD OPEN': ['CONFIRMED PAID', 'CONFIRMED OPEN', 'EXPIRED OPEN', 'EXPIRED FAILED', 'EXPIRED REFUNDING'],
  'EXPIRED OPEN': ['CONFIRMED PAID', 'EXPIRED REFUNDING'],
  'EXPIRED FAILED': ['CONFIRMED PAID', 'EXPIRED REFUNDING'],
  'EXPIRED PAID': EXPIRED,
  'EXPIRED REFUNDING': EXPIRED,
  'EXPIRED REFUNDED': EXPIRED,
  'CONFIRMED OPEN': AFTER_CONFIRMED,
  'CONFIRMED PAID': AFTER_CONFIRMED,
  'CONFIRMED REFUNDING': AFTER_CONFIRMED,
  'CANCELLED OPEN': ['CANCELLED OPEN', ...CANCELLED],
  'CANCELLED PAID': CANCELLED,
  'CANCELLED REFUNDING': CANCELLED,
  'CANCELLED REFUNDED': CANCELLED,
};

type Statuses = Pick<Booking, 'status' | 'payment'>;

const stateOf = ({ status, payment }: Statuses): State => `${status} ${payment}`;

/** Whether a booking may go from one state to the other. */
export const mayTransition = (from: Statuses, to: Statuses): boolean =>
  STEPS[stateOf(from)]?.includes(stateOf(to)) ?? false;
