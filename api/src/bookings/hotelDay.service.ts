import { todayIn } from '../../../schema/nights';
import { now } from '../core/clock';
import { hook } from '../core/hooks';
import { repo } from '../database/transaction';
import type { City } from '../hotels/cities/city.entity';
import { Hotel } from '../hotels/hotel.entity';
import type { Booking } from './booking.entity';

/** Today's date at the hotel of a booking. */
export const todayAtHotel = async (booking: Pick<Booking, 'hotelId'>): Promise<string> =>
  todayIn(await timeZoneOf(booking), now());

/** The first day of a hotel's books that is not closed; undefined if none was ever closed. Joined by the books. */
export const onEntryDay = hook<string, string | undefined>();

/**
 * The day of an entry that is added to the books now: today at the hotel, or the first day that is not closed if that is later,
 * as after the time zone of its city was corrected.
 */
export async function entryDay(booking: Pick<Booking, 'hotelId'>): Promise<string> {
  const today = await todayAtHotel(booking);
  const open = booking.hotelId ? Object.values(await onEntryDay.run(booking.hotelId)) : [];
  return open.reduce<string>((day, first) => (first && first > day ? first : day), today);
}

/** The time zone of a booking's hotel; UTC if the hotel was deleted. */
export async function timeZoneOf({ hotelId }: Pick<Booking, 'hotelId'>): Promise<string> {
  const [hotel] = hotelId
    ? await repo(Hotel).find({ where: { id: hotelId }, relations: { cityRow: true } })
    : [];
  return hotel?.cityRow?.timeZone ?? 'UTC';
}

/** Today's date in the city, where the nights of a stay are counted. UTC if the city was deleted. */
export const todayFor = (city: City | null | undefined): string => todayIn(city?.timeZone ?? 'UTC', now());
