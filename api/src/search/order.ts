import type { Hotel } from '../hotels/hotel.entity';
import type { KeptHotel } from './catalogue';
import type { HotelSort } from './search.inputs';

type Compare = (a: KeptHotel, b: KeptHotel) => number;

/** Upwards or downwards by what the hotel has; what has no value comes last, and the id breaks ties. */
const by =
  (read: (hotel: Hotel) => number | null, up: 1 | -1): Compare =>
  ({ hotel: a }, { hotel: b }) => {
    const [one, other] = [read(a), read(b)];
    if (one === other) return byId(a, b);
    if (one === null) return 1;
    return other === null ? -1 : (one - other) * up;
  };

const byId = (a: Hotel, b: Hotel): number => (a.id < b.id ? -1 : 1);

export const compareBy: Record<HotelSort, Compare> = {
  RATING_DESC: by(({ ratingsAverage }) => ratingsAverage, -1),
  PRICE_ASC: by(({ cheapestPriceCents }) => cheapestPriceCents, 1),
  PRICE_DESC: by(({ cheapestPriceCents }) => cheapestPriceCents, -1),
  DISTANCE_ASC: by(({ distanceMiles }) => distanceMiles, 1),
  NAME_ASC: ({ hotel: a }, { hotel: b }) =>
    a.nameKey === b.nameKey ? byId(a, b) : a.nameKey < b.nameKey ? -1 : 1,
};
