import { config } from '../core/config';
import type { Booking } from './booking.entity';

/** With what the keys begin under which bookings are made through /api/v1; it is kept, so that they are known. */
export const EXISTING_CLIENT = 'v1-';

type Keyed = Pick<Booking, 'idempotencyKey'>;

export const isOfExistingClient = ({ idempotencyKey }: Keyed): boolean =>
  idempotencyKey.startsWith(EXISTING_CLIENT);

/** Where the payment page leads back to: the front where the booking was begun. */
export const returnBase = (booking: Keyed): string =>
  (isOfExistingClient(booking) && config.clientUrl) || config.publicUrl;

/** The page of a booking; undefined for one of an existing client, whose guest has no such page. */
export const bookingUrl = (booking: Pick<Booking, 'id'> & Keyed): string | undefined =>
  config.clientUrl && isOfExistingClient(booking) ? undefined : `${config.publicUrl}/bookings/${booking.id}`;
