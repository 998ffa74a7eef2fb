import type { CompareHotels, IndexedHotel } from './index/searchIndex';
import type { HotelSort } from './search.inputs';

/** Ascending or descending by this value; hotels without one come last, and the id breaks ties. */
const by =
  (read: (hotel: IndexedHotel) => number | null, up: 1 | -1): CompareHotels =>
  (a, b) => {
    const [one, other] = [read(a), read(b)];
    if (one === other) return byId(a, b);
    if (one === null) return 1;
    return other === null ? -1 : (one - other) * up;
  };

const byId: CompareHotels = ({ hotel: a }, { hotel: b }) => (a.id < b.id ? -1 : 1);

export const compareBy: Record<HotelSort, CompareHotels> = {
  RATING_DESC: by(({ rating }) => rating, -1),
  PRICE_ASC: by(({ cents }) => cents, 1),
  PRICE_DESC: by(({ cents }) => cents, -1),
  DISTANCE_ASC: by(({ miles }) => miles, 1),
  NAME_ASC: (a, b) => (a.nameKey === b.nameKey ? byId(a, b) : a.nameKey < b.nameKey ? -1 : 1),
};
