import { authorizeToAsk, can, type Viewer } from '../../access/policy';
import { repo } from '../../database/transaction';
import { Booking } from '../booking.entity';
import { checkSelection } from '../hold/quote.service';
import type { ChangeQuote, ChangeQuoteInput } from './change.types';
import { chargesOf, checkChangeable, isByStaff } from './changeable.service';
import { priceChange } from './changePrice';

/**
 * What a change would cost, whether its nights are free or not; null if the viewer may not change the booking. Refuses
 * NotChangeable, and StayRefused if the rooms cannot be booked at all.
 */
export async function readChangeQuote(
  viewer: Viewer | undefined,
  input: ChangeQuoteInput,
): Promise<ChangeQuote | null> {
  authorizeToAsk(viewer, 'booking:change');
  const booking = await repo(Booking).findOneBy({ id: input.bookingId });
  if (!booking || !can(viewer, 'booking:change', booking)) return null;
  const stays = await checkChangeable(booking, isByStaff(viewer, booking));
  const selection = await checkSelection({ ...input, hotelId: booking.hotelId! });
  return priceChange(selection, { booking, stays, charges: await chargesOf(booking.id) });
}
