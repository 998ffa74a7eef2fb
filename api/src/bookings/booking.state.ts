import type { Booking, BookingStatus, PaymentStatus } from './booking.entity';

/** The status of a booking and of its payment. */
type State = `${BookingStatus} ${PaymentStatus}`;

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
 * A refund that the provider accepts and later fails is due again: REFUNDED goes back to REFUNDING. A refund
 * by hand keeps the state of a confirmed booking. Any other booking becomes REFUNDED, or REFUNDING while more
 * is due. Paying out money at the front desk changes no state.
 */
const STEPS: Partial<Record<State, readonly State[]>> = {
  'HELD OPEN': ['CONFIRMED PAID', 'EXPIRED OPEN', 'EXPIRED FAILED', 'EXPIRED REFUNDING'],
  'EXPIRED OPEN': ['CONFIRMED PAID', 'EXPIRED REFUNDING'],
  'EXPIRED FAILED': ['CONFIRMED PAID', 'EXPIRED REFUNDING'],
  'EXPIRED REFUNDING': ['EXPIRED REFUNDING', 'EXPIRED REFUNDED'],
  'EXPIRED REFUNDED': ['EXPIRED REFUNDING'],
  'CONFIRMED PAID': [
    'CONFIRMED PAID',
    'CONFIRMED REFUNDING',
    'CANCELLED PAID',
    'CANCELLED REFUNDING',
    'CANCELLED REFUNDED',
  ],
  'CONFIRMED REFUNDING': ['CONFIRMED PAID', 'CONFIRMED REFUNDING', 'CANCELLED REFUNDING'],
  'CANCELLED PAID': ['CANCELLED PAID', 'CANCELLED REFUNDING', 'CANCELLED REFUNDED'],
  'CANCELLED REFUNDING': ['CANCELLED REFUNDING', 'CANCELLED REFUNDED'],
  'CANCELLED REFUNDED': ['CANCELLED REFUNDING', 'CANCELLED REFUNDED'],
};

type Statuses = Pick<Booking, 'status' | 'payment'>;

const stateOf = ({ status, payment }: Statuses): State => `${status} ${payment}`;

/** Whether a booking may go from one state to the other. */
export const mayTransition = (from: Statuses, to: Statuses): boolean =>
  STEPS[stateOf(from)]?.includes(stateOf(to)) ?? false;
