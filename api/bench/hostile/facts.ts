import { hotelPath } from '../../../schema/hotelAddress';
import { addNights } from '../../../schema/nights';
import type { Served } from '../builtServer';

/** Ids and names of existing hotels that a caller knows. */
export interface Facts {
  hotels: { id: string; city: string; roomNumberId: string; path: string }[];
}

const FIRST = `{ hotels(limit: 60, sort: NAME_ASC) { items { id name city { name } roomTypes { roomNumbers { id } } } } }`;

export async function readFacts(server: Served): Promise<Facts> {
  const { data } = await server.graphql(FIRST);
  const hotels = data.hotels.items.map((hotel: any) => ({
    id: hotel.id,
    city: hotel.city.name,
    path: hotelPath(hotel),
    roomNumberId: hotel.roomTypes[0].roomNumbers[0].id,
  }));
  return { hotels };
}

/** Nights that begin this many days from today. */
export function nightsFrom(day: number, nights = 3): { checkIn: string; checkOut: string } {
  const checkIn = addNights(new Date().toISOString().slice(0, 10), day);
  return { checkIn, checkOut: addNights(checkIn, nights) };
}
