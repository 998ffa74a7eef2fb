import { id, oneOf } from '../../kit/address';

/** What the payment page's return address says: the booking, and whether a change of it was paid. */
export const PAID_BOOKING = { booking: id, change: oneOf(['paid']) };
