import { BadInput } from '../core/problems';
import type { HotelOrder } from './hotels.service';

/** The old words for what a hotel has, as far as a list can be in its order. */
const FIELDS: Record<string, HotelOrder['by']> = {
  _id: 'id',
  id: 'id',
  createdAt: 'id',
  name: 'name',
  city: 'city',
  'city.cityName': 'city',
  type: 'type',
  'type.hotelType': 'type',
  manager: 'manager',
  'manager.name': 'manager',
  address: 'address',
  description: 'description',
  detailedDescription: 'detailedDescription',
  closestTouristLocation: 'closestTouristLocation',
  distanceToClosestTouristLocation: 'distanceMiles',
  latitude: 'latitude',
  longitude: 'longitude',
  photos: 'photos',
  ratingsAverage: 'ratingsAverage',
  numberOfRatings: 'numberOfRatings',
  cheapestPrice: 'cheapestPriceCents',
};
const MOST_FIELDS = 5;

/** `-ratingsAverage,name`: fields by comma or space, a minus turns one round. Throws BadInput for what no hotel has. */
export function readSort(text: string | undefined): HotelOrder[] {
  const words = (text ?? '').split(/[\s,]+/).filter(Boolean);
  if (words.length > MOST_FIELDS) throw new BadInput(`Sort by at most ${MOST_FIELDS} fields.`);
  const order = words.map((word) => {
    const name = word.replace(/^[+-]/, '');
    if (!Object.hasOwn(FIELDS, name))
      throw new BadInput(
        `Hotels cannot be sorted by ${name.slice(0, 60)}. Sort by ${Object.keys(FIELDS).join(', ')}.`,
      );
    return { by: FIELDS[name]!, descending: word.startsWith('-') };
  });
  return order.filter(({ by }, index) => order.findIndex((other) => other.by === by) === index);
}
