import { id, oneOf } from '../../kit/address';

/**
 * The parameters of the payment page's return address: the booking, `change` if a change of it was paid, and `balance`, the id
 * of the payment, if what was owed was paid.
 */
export const PAID_BOOKING = { booking: id, change: oneOf(['paid']), balance: id };
