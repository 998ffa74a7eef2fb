import { config } from '../core/config';
import type { Booking } from './booking.entity';

/**
 * Idempotency keys of bookings made through /api/v1 start with this. It is stored with the key and identifies
 * them.
 */
export const EXISTING_CLIENT = 'v1-';

type Keyed = Pick<Booking, 'idempotencyKey'>;

export const isOfExistingClient = ({ idempotencyKey }: Keyed): boolean =>
  idempotencyKey.startsWith(EXISTING_CLIENT);

/** The site that the payment page returns to: the one where the booking was made. */
export const returnBase = (booking: Keyed): string =>
  (isOfExistingClient(booking) && config.clientUrl) || config.publicUrl;

/** The page of a booking. Undefined for a booking made through /api/v1, whose guest has no such page. */
export const bookingUrl = (booking: Pick<Booking, 'id'> & Keyed): string | undefined =>
  config.clientUrl && isOfExistingClient(booking) ? undefined : `${config.publicUrl}/bookings/${booking.id}`;
