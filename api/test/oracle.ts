import { addNights, listNights, normaliseStay } from '../../schema/nights';

/** A hotel as plain lists. The functions below compute the expected results of a search in the simplest way. */
export interface PlainHotel {
  id: string;
  cityId: string;
  typeId: string;
  nameKey: string;
  rating: number | null;
  cheapest: number | null;
  amenities: string[];
  rooms: { people: number; cents: number; numbers: { taken: Set<string> }[] }[];
}

export interface PlainFilter {
  cityId?: string;
  typeId?: string;
  minPriceCents?: number;
  maxPriceCents?: number;
  minRating?: number;
  guests?: number;
  checkIn?: string;
  checkOut?: string;
  text?: string;
  amenities?: string[];
}

export const matches = (hotel: PlainHotel, filter: PlainFilter): boolean =>
  (!filter.cityId || hotel.cityId === filter.cityId) &&
  (!filter.typeId || hotel.typeId === filter.typeId) &&
  (filter.minPriceCents === undefined || (hotel.cheapest ?? -1) >= filter.minPriceCents) &&
  (filter.maxPriceCents === undefined || (hotel.cheapest ?? Infinity) <= filter.maxPriceCents) &&
  (!filter.minRating || (hotel.rating ?? 0) >= filter.minRating) &&
  (!filter.text || hotel.nameKey.includes(filter.text.toLowerCase())) &&
  (filter.amenities ?? []).every((amenity) => hotel.amenities.includes(amenity)) &&
  hasRoom(hotel, filter);

function hasRoom(hotel: PlainHotel, { guests, checkIn, checkOut }: PlainFilter): boolean {
  if (!guests && !checkIn) return true;
  const rooms = hotel.rooms.filter(({ people }) => people >= (guests ?? 1));
  if (!checkIn) return rooms.length > 0;
  const stay = normaliseStay({ checkIn, checkOut: checkOut! });
  const nights = listNights(stay.checkIn, stay.checkOut);
  return rooms.some(({ numbers }) => numbers.some(({ taken }) => !nights.some((night) => taken.has(night))));
}

/** The cheapest free room of these hotels on one night, or null. */
export function cheapestOn(hotels: PlainHotel[], night: string, guests: number): number | null {
  const free = hotels
    .flatMap(({ rooms }) => rooms)
    .filter(({ people, numbers }) => people >= guests && numbers.some(({ taken }) => !taken.has(night)));
  return free.length ? Math.min(...free.map(({ cents }) => cents)) : null;
}

/** The nearest other stays of the same length on which some of these hotels match; at most three. */
export function datesThatWork(hotels: PlainHotel[], filter: PlainFilter, today: string) {
  const shifts = Array.from({ length: 14 }, (_, index) => [-(index + 1), index + 1]).flat();
  const stay = normaliseStay({ checkIn: filter.checkIn!, checkOut: filter.checkOut! });
  return shifts
    .map((days) => ({ checkIn: addNights(stay.checkIn, days), checkOut: addNights(stay.checkOut, days) }))
    .filter((dates) => dates.checkIn >= today)
    .filter((dates) => hotels.some((hotel) => matches(hotel, { ...filter, ...dates })))
    .slice(0, 3);
}
