import { id, oneOf } from '../../kit/address';

/** The parameters of the payment page's return address: the booking, and `change` if a change of it was paid. */
export const PAID_BOOKING = { booking: id, change: oneOf(['paid']) };
