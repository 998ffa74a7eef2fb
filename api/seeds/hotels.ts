import { CANCELLATION } from '../../schema/cancellation';
import { nameKey } from '../src/core/nameKey';
import type { City } from '../src/hotels/cities/city.entity';
import type { Hotel } from '../src/hotels/hotel.entity';
import type { HotelType } from '../src/hotels/hotelTypes/hotelType.entity';
import type { RoomNumber } from '../src/rooms/roomNumber.entity';
import type { RoomType } from '../src/rooms/roomType.entity';
import { houseRulesOf } from './houseRules';
import { cityPhoto, hotelPhotos, roomPhotos, typePhoto } from './pictures';
import { cities, hotelTypes } from './places';
import type { Random } from './random';
import { roomDetailsOf } from './roomDetails';
import type { HotelSeed, HotelTypeName, RoomTypeSeed } from './seed.types';

/** The moment in the ids of cities, hotels and rooms: it does not move, so that addresses of hotels stay the same. */
const FIRST_SECOND = Date.parse('2026-01-05T08:00:00Z') / 1000;

/** Numbers that pictures once took of each hotel: passed over, ids and all that follows stay the same. */
const PICTURE_DRAWS = 14;

/** Room types of a hotel. */
const ROOM_TYPES = 4;

export interface SeededRoomType {
  row: RoomType;
  numbers: RoomNumber[];
}

/** One hotel with its room types and room numbers. */
export interface SeededHotel {
  row: Hotel;
  timeZone: string;
  city: string;
  roomTypes: SeededRoomType[];
}

export interface SeededPlaces {
  cities: City[];
  types: HotelType[];
}

export function seedPlaces(random: Random): SeededPlaces {
  const named = (name: string, photo: string) => ({
    id: random.id(FIRST_SECOND),
    name,
    nameKey: nameKey(name),
    photo,
    version: 1,
    updatedById: null,
  });
  return {
    cities: cities.map(({ name, timeZone }) => ({ ...named(name, cityPhoto(name)), timeZone })),
    types: (Object.keys(hotelTypes) as HotelTypeName[]).map((name) => named(name, typePhoto(name))),
  };
}

/** Every hotel as written, the cities taking turns. */
const written = cities
  .flatMap((city) => city.hotels.map((seed, turn) => ({ city, seed, turn })))
  .sort((one, other) => one.turn - other.turn);
export const WRITTEN_HOTELS = written.length;

/**
 * The hotel of that index. Beyond those that are written the list begins again, with a numeral behind the
 * name and other prices. `numbersOf` says how many room numbers the room type of a rank has, the plainest first.
 */
export function seedHotel(
  random: Random,
  places: SeededPlaces,
  index: number,
  numbersOf: (rank: number) => number,
): SeededHotel {
  const { city, seed } = written[index % WRITTEN_HOTELS]!;
  const round = Math.floor(index / WRITTEN_HOTELS);
  const second = FIRST_SECOND + 60 * index;
  const id = random.id(second);
  const dollars = round === 0 ? seed.dollars : Math.round(seed.dollars * (0.7 + 0.6 * random.next()));
  const chosen = chooseRoomTypes(random, seed.type);
  random.discard(PICTURE_DRAWS);
  const photos = chosen.map((room, rank) => roomPhotos(seed.type, room.title, index + rank));
  const roomTypes = chosen.map((room, rank) => {
    const typeId = random.id(second + rank);
    const text = random.pick(room.texts);
    const roomType = makeRoomType(room, seed, { id: typeId, hotelId: id, dollars, text });
    const floor = floorOf(seed.type, rank);
    const numbers = Array.from({ length: numbersOf(rank) }, (_, place) => ({
      id: random.id(second + rank),
      roomTypeId: roomType.id,
      number: floor * 100 + 1 + place,
      ...roomDetailsOf(seed, room, { text, floor, place }),
    }));
    return { row: { ...roomType, photos: photos[rank]! }, numbers };
  });
  const name = round === 0 ? seed.name : `${seed.name} ${round + 1}`;
  const amenities = amenitiesOf(seed);
  const row = {
    id,
    name,
    nameKey: nameKey(name),
    cityId: idOf(places.cities, city.name),
    typeId: idOf(places.types, seed.type),
    address: seed.address,
    description: seed.description,
    detailedDescription: seed.story.join('\n\n'),
    closestTouristLocation: seed.sight?.name ?? null,
    distanceMiles: seed.sight?.miles ?? null,
    latitude: seed.latitude,
    longitude: seed.longitude,
    amenities,
    photos: hotelPhotos({ ...seed, amenities, rooms: photos, turn: index }),
    ratingsAverage: null,
    numberOfRatings: 0,
    cheapestPriceCents: Math.min(...roomTypes.map((roomType) => roomType.row.priceCents)),
    closedAt: null,
    version: 1,
    updatedById: null,
    ...CANCELLATION,
    ...houseRulesOf(seed.type, amenities, index),
  };
  return { row, timeZone: city.timeZone, city: city.name, roomTypes };
}

const idOf = (rows: { id: string; name: string }[], name: string): string =>
  rows.find((row) => row.name === name)!.id;

/** The hotel's own amenities, then those of its type that they do not name already ('Lobby bar', 'Bar'). */
function amenitiesOf({ type, amenities }: HotelSeed): string[] {
  const own = amenities.join().toLowerCase();
  return [
    ...amenities,
    ...hotelTypes[type].amenities.filter((amenity) => !own.includes(amenity.toLowerCase())),
  ];
}

/** The plainest room and three of the others, by price. */
function chooseRoomTypes(random: Random, type: HotelTypeName): RoomTypeSeed[] {
  const [plainest, ...others] = hotelTypes[type].rooms;
  const chosen = [plainest!, ...random.shuffle(others).slice(0, ROOM_TYPES - 1)];
  return chosen.sort((one, other) => one.factor - other.factor);
}

/** Better rooms lie higher, in a tower much higher. */
const floorOf = (type: HotelTypeName, rank: number): number =>
  type === 'City hotel' ? 3 * (rank + 1) : type === 'Apartments' ? 2 * rank + 1 : rank + 1;

function makeRoomType(
  room: RoomTypeSeed,
  hotel: HotelSeed,
  { id, hotelId, dollars, text }: { id: string; hotelId: string; dollars: number; text: string },
): RoomType {
  return {
    id,
    hotelId,
    title: room.title,
    titleKey: nameKey(room.title),
    description: text.replaceAll('FRONT', hotel.front).replaceAll('BACK', hotel.back),
    priceCents: Math.round(dollars * room.factor) * 100,
    maxPeople: room.maxPeople,
    amenities: [...room.amenities],
    photos: [],
    version: 1,
    updatedById: null,
  };
}
