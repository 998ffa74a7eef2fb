import { CANCELLATION } from '../../../schema/cancellation';
import type { City } from '../hotels/city.entity';
import type { Hotel } from '../hotels/hotel.entity';
import type { HotelType } from '../hotels/hotelType.entity';
import type { RoomNumber } from '../rooms/roomNumber.entity';
import type { RoomType } from '../rooms/roomType.entity';
import { nameKey } from '../database/columns';
import { cities } from './cities/list';
import type { HotelSeed, KindName } from './seed.types';
import type { Random } from './random';
import type { RoomSeed } from './hotelTypes/hotelType.types';
import { kinds } from './hotelTypes/list';
import { hotelPhotos, pictureOf, roomPhotos } from './pictures';

/** The moment in the ids of the catalogue: it does not move, so that addresses of hotels stay the same. */
const CATALOGUE_SECOND = Date.parse('2026-01-05T08:00:00Z') / 1000;

/** Room types of a hotel. */
const ROOM_TYPES = 4;

export interface SeededRoom {
  type: RoomType;
  numbers: RoomNumber[];
}

/** One hotel with everything under its roof. */
export interface SeededHotel {
  hotel: Hotel;
  timeZone: string;
  city: string;
  rooms: SeededRoom[];
}

export interface SeededPlaces {
  cities: City[];
  types: HotelType[];
}

export function seedPlaces(dice: Random): SeededPlaces {
  const named = (name: string, photo: string) => ({
    id: dice.id(CATALOGUE_SECOND),
    name,
    nameKey: nameKey(name),
    photo,
  });
  return {
    cities: cities.map(({ name, photo, timeZone }) => ({
      ...named(name, pictureOf('city', photo)),
      timeZone,
    })),
    types: Object.entries(kinds).map(([name, { photo }]) => named(name, pictureOf('hotel', photo))),
  };
}

/** Every hotel as written, the cities taking turns. */
const written = cities
  .flatMap((city) => city.hotels.map((seed, turn) => ({ city, seed, turn })))
  .sort((one, other) => one.turn - other.turn);
export const WRITTEN_HOTELS = written.length;

/**
 * The hotel of that index. Beyond those that are written the list begins again, with a numeral behind the
 * name and other prices. `roomsOf` says how many room numbers the room type of a rank has, the plainest first.
 */
export function seedHotel(
  dice: Random,
  catalogue: SeededPlaces,
  index: number,
  roomsOf: (rank: number) => number,
): SeededHotel {
  const { city, seed } = written[index % WRITTEN_HOTELS]!;
  const round = Math.floor(index / WRITTEN_HOTELS);
  const second = CATALOGUE_SECOND + 60 * index;
  const id = dice.id(second);
  const dollars = round === 0 ? seed.dollars : Math.round(seed.dollars * (0.7 + 0.6 * dice.next()));
  const chosen = chooseRooms(dice, seed.kind);
  const photos = roomPhotos(dice, chosen);
  const rooms = chosen.map((room, rank) => {
    const type = makeRoomType(dice, room, seed, { id: dice.id(second + rank), hotelId: id, dollars });
    const first = floorOf(seed.kind, rank) * 100 + 1;
    const numbers = Array.from({ length: roomsOf(rank) }, (_, door) => ({
      id: dice.id(second + rank),
      roomTypeId: type.id,
      number: first + door,
    }));
    return { type: { ...type, photos: photos[rank]! }, numbers };
  });
  const name = round === 0 ? seed.name : `${seed.name} ${round + 1}`;
  const hotel = {
    id,
    name,
    nameKey: nameKey(name),
    cityId: idOf(catalogue.cities, city.name),
    typeId: idOf(catalogue.types, seed.kind),
    address: seed.address,
    description: seed.description,
    detailedDescription: seed.story.join('\n\n'),
    closestTouristLocation: seed.sight?.[0] ?? null,
    distanceMiles: seed.sight?.[1] ?? null,
    latitude: seed.latitude,
    longitude: seed.longitude,
    amenities: amenitiesOf(seed),
    photos: hotelPhotos(seed.photo, city.photo, photos),
    ratingsAverage: null,
    numberOfRatings: 0,
    cheapestPriceCents: Math.min(...rooms.map(({ type }) => type.priceCents)),
    ...CANCELLATION,
  };
  return { hotel, timeZone: city.timeZone, city: city.name, rooms };
}

const idOf = (rows: { id: string; name: string }[], name: string): string =>
  rows.find((row) => row.name === name)!.id;

/** What the house has of its own, then what its kind has unless it was said already ('Lobby bar', 'Bar'). */
function amenitiesOf({ kind, amenities }: HotelSeed): string[] {
  const said = amenities.join().toLowerCase();
  return [...amenities, ...kinds[kind].amenities.filter((amenity) => !said.includes(amenity.toLowerCase()))];
}

/** The plainest room and three of the others, by price. */
function chooseRooms(dice: Random, kind: KindName): RoomSeed[] {
  const [plainest, ...others] = kinds[kind].rooms;
  const chosen = [plainest!, ...dice.shuffle(others).slice(0, ROOM_TYPES - 1)];
  return chosen.sort((one, other) => one.factor - other.factor);
}

/** Better rooms lie higher, in a tower much higher. */
const floorOf = (kind: KindName, rank: number): number =>
  kind === 'City hotel' ? 3 * (rank + 1) : kind === 'Apartments' ? 2 * rank + 1 : rank + 1;

function makeRoomType(
  dice: Random,
  room: RoomSeed,
  seed: HotelSeed,
  { id, hotelId, dollars }: { id: string; hotelId: string; dollars: number },
): RoomType {
  return {
    id,
    hotelId,
    title: room.title,
    titleKey: nameKey(room.title),
    description: dice.pick(room.texts).replaceAll('FRONT', seed.front).replaceAll('BACK', seed.back),
    priceCents: Math.round(dollars * room.factor) * 100,
    maxPeople: room.maxPeople,
    amenities: [...room.amenities],
    photos: [],
  };
}
