import { isFreeBefore } from '../../../schema/cancellation';
import { EVERY_ROOM, featuresOf, type Feature } from '../../../schema/features';
import { countNights, todayIn, type StayDates } from '../../../schema/nights';
import { now } from '../core/clock';
import type { Hotel } from '../hotels/hotel.entity';
import { HotelFeature } from './feature.enum';
import type { SearchIndex } from './index/searchIndex';
import type { IndexedHotel } from './index/indexedHotel';

/** Every feature, in display order. */
export const FEATURES = Object.values(HotelFeature);

/** The features that the amenities of a hotel and of its rooms match. */
export const amenityFeatures = ({ amenities }: Pick<Hotel, 'amenities'>): ReadonlySet<Feature> =>
  new Set([...amenities, ...EVERY_ROOM].flatMap(featuresOf));

/** Tests whether a hotel offers a feature to guests who book now, for these dates if there are any. */
export function offers(
  feature: HotelFeature,
  index: SearchIndex,
  stay: StayDates | undefined,
): (hotel: IndexedHotel) => boolean {
  if (feature !== HotelFeature.FREE_CANCELLATION) return ({ features }) => features.has(feature);
  if (!stay) return () => true;
  const daysAhead = daysUntil(index, stay.checkIn);
  return ({ cityId, hotel }) => isFreeBefore(daysAhead(cityId), hotel);
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
