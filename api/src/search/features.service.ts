import { isFreeBefore } from '../../../schema/cancellation';
import { countNights, todayIn, type StayDates } from '../../../schema/nights';
import { now } from '../core/clock';
import { HotelFeature } from './feature.enum';
import type { SearchIndex } from './index/searchIndex';
import type { IndexedHotel } from './index/indexedHotel';

/** Every feature, in display order. */
export const FEATURES = Object.values(HotelFeature);

/** Tests whether a hotel offers a feature to guests who book now, for these dates if there are any. */
export function offers(
  feature: HotelFeature,
  index: SearchIndex,
  stay: StayDates | undefined,
): (hotel: IndexedHotel) => boolean {
  if (feature !== HotelFeature.FREE_CANCELLATION) return ({ features }) => features.has(feature);
  if (!stay) return () => true;
  const daysAhead = daysUntil(index, stay.checkIn);
  return (hotel) => isFreeBefore(daysAhead(hotel.cityId), hotel);
}

/** Counts the days from today in a city to a night. Today is computed once per time zone. */
function daysUntil(index: SearchIndex, night: string): (cityId: string) => number {
  const inZone = new Map<string, number>();
  return (cityId) => {
    const zone = index.zoneOf(cityId);
    let days = inZone.get(zone);
    if (days === undefined) inZone.set(zone, (days = countNights(todayIn(zone, now()), night)));
    return days;
  };
}
