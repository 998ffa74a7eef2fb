import { config } from '../core/config';
import { pageUrl } from '../core/pageUrl';
import type { Booking } from './booking.entity';

/**
 * Idempotency keys of bookings made through /api/v1 start with this. It is stored with the key and identifies
 * them.
 */
export const V1_KEY_PREFIX = 'v1-';

type Keyed = Pick<Booking, 'idempotencyKey'>;

export const isFromV1Client = ({ idempotencyKey }: Keyed): boolean =>
  idempotencyKey.startsWith(V1_KEY_PREFIX);

/** The address of a page of the site where the booking was made, in the language of the reader if it is ours. */
export const returnUrl = (booking: Keyed, path: string): string =>
  isFromV1Client(booking) && config.clientUrl ? config.clientUrl + path : pageUrl(path);

/** The page of a booking. Undefined for a booking made through /api/v1, whose guest has no such page. */
export const bookingUrl = (booking: Pick<Booking, 'id'> & Keyed): string | undefined =>
  config.clientUrl && isFromV1Client(booking) ? undefined : pageUrl(`/bookings/${booking.id}`);
