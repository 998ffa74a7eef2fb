import type { Booking, BookingStatus, PaymentStatus } from './booking.entity';

/** Where a booking and its money stand together. */
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
 * A refund that the provider could not carry out after all is due again: REFUNDED back to REFUNDING. What is given
 * back by hand leaves a confirmed booking as it stands, and any other REFUNDED, or REFUNDING while more is due. That
 * money was paid out at the front desk changes nothing of this.
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

type Standing = Pick<Booking, 'status' | 'payment'>;

const stateOf = ({ status, payment }: Standing): State => `${status} ${payment}`;

/** Whether a booking that stands so may come to stand so. */
export const mayMove = (from: Standing, to: Standing): boolean =>
  STEPS[stateOf(from)]?.includes(stateOf(to)) ?? false;
