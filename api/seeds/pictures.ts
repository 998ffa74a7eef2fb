import { pictureAddress } from '../../schema/pictures';
import type { HotelTypeName } from './seed.types';

/** The file name of a name's drawing: 'Hótel Norðurljós' is 'hotel-nordurljos'. */
const fileName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mark}|[’']/gu, '')
    .replaceAll('ð', 'd')
    .replaceAll('&', 'and')
    .replace(/[^a-z0-9]+/g, '-');

/** There are two drawings of each kind of room, lobby and so on; neighbours get different ones. */
const way = (turn: number): string => (turn % 2 === 0 ? 'a' : 'b');

export const cityPhoto = (city: string): string => pictureAddress(`city-${fileName(city)}`);

export const typePhoto = (type: HotelTypeName): string =>
  pictureAddress(`hotel-kind-${fileName(type)}-${way(0)}`);

/** Both drawings of the room that the title names. */
export const roomPhotos = (type: HotelTypeName, title: string, turn: number): string[] =>
  [turn, turn + 1].map((each) => pictureAddress(`room-${fileName(type)}-${fileName(title)}-${way(each)}`));

interface OfHotel {
  name: string;
  type: HotelTypeName;
  amenities: readonly string[];
  /** Pictures of its room types, the plainest first. */
  rooms: readonly string[][];
  turn: number;
}

/**
 * The hotel from outside, its best and its plainest room, and its other places. Breakfast is shown only if it is
 * served.
 */
export function hotelPhotos({ name, type, amenities, rooms, turn }: OfHotel): string[] {
  const place = (of: string) => pictureAddress(`${of}-${fileName(type)}-${way(turn)}`);
  const servesBreakfast = amenities.some((amenity) => /^(?!packed).*breakfast/i.test(amenity));
  return [
    pictureAddress(`hotel-${fileName(name)}`),
    rooms.at(-1)![0]!,
    place('lobby'),
    ...(servesBreakfast ? [place('breakfast')] : []),
    rooms[0]![0]!,
    place('outside'),
  ];
}
