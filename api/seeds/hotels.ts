import { nameKey } from '../src/core/nameKey';
import { type City, newCity } from '../src/hotels/cities/city.entity';
import type { Extra } from '../src/hotels/extras/extra.entity';
import { type Hotel, newHotel } from '../src/hotels/hotel.entity';
import { type HotelType, newHotelType } from '../src/hotels/hotelTypes/hotelType.entity';
import { type RoomNumber, newRoomNumber } from '../src/rooms/roomNumber.entity';
import { type RoomType, newRoomType } from '../src/rooms/roomType.entity';
import { extrasOf } from './extras';
import { houseRulesOf } from './houseRules';
import { cityPhoto, hotelPhotos, roomPhotos, typePhoto } from './pictures';
import { namesOf } from './placeNames';
import { cities, hotelTypes } from './places';
import type { Random } from './random';
import { roomDetailsOf } from './roomDetails';
import type { HotelSeed, HotelTypeName, RoomTypeSeed } from './seed.types';

/** The moment in the ids of cities, hotels and rooms. It is fixed, so that addresses of hotels stay the same. */
const FIRST_SECOND = Date.parse('2026-01-05T08:00:00Z') / 1000;

/**
 * Pictures used to draw this many random numbers for each hotel. They are skipped, so that ids and later data stay the
 * same.
 */
const PICTURE_DRAWS = 14;

/** The number of room types of a hotel. */
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
  extras: Extra[];
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
    names: namesOf(name),
    photo,
  });
  return {
    cities: cities.map(({ name, timeZone }) => newCity({ ...named(name, cityPhoto(name)), timeZone })),
    types: (Object.keys(hotelTypes) as HotelTypeName[]).map((name) =>
      newHotelType(named(name, typePhoto(name))),
    ),
  };
}

/** Every hotel in the data files, one of each city, then the next of each. */
const written = cities
  .flatMap((city) => city.hotels.map((seed, turn) => ({ city, seed, turn })))
  .sort((one, other) => one.turn - other.turn);
export const WRITTEN_HOTELS = written.length;

/**
 * The hotel of that index. After the last hotel of the data files the list starts again, with a numeral after the name
 * and other prices. `numbersOf` returns how many room numbers a room type has, by its rank; rank 0 is the plainest.
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
    const own = { id: typeId, hotelId: id, photos: photos[rank]! };
    const roomType = makeRoomType(room, seed, { ...own, dollars, text });
    const floor = floorOf(seed.type, rank);
    const numbers = Array.from({ length: numbersOf(rank) }, (_, place) =>
      newRoomNumber({
        id: random.id(second + rank),
        roomTypeId: roomType.id,
        number: floor * 100 + 1 + place,
        ...roomDetailsOf(seed, room, { text, floor, place }),
      }),
    );
    return { row: roomType, numbers };
  });
  const name = round === 0 ? seed.name : `${seed.name} ${round + 1}`;
  const amenities = amenitiesOf(seed);
  const row = newHotel({
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
    touristLocationLatitude: seed.sight?.latitude ?? null,
    touristLocationLongitude: seed.sight?.longitude ?? null,
    latitude: seed.latitude,
    longitude: seed.longitude,
    amenities,
    photos: hotelPhotos({ ...seed, amenities, rooms: photos, turn: index }),
    cheapestPriceCents: Math.min(...roomTypes.map((roomType) => roomType.row.priceCents)),
    ...houseRulesOf(seed.type, amenities, index),
  });
  const extras = extrasOf(id, seed.type, amenities);
  return { row, timeZone: city.timeZone, city: city.name, roomTypes, extras };
}

const idOf = (rows: { id: string; name: string }[], name: string): string =>
  rows.find((row) => row.name === name)!.id;

/** The hotel's own amenities, then those of its type that the hotel does not name already ('Lobby bar', 'Bar'). */
function amenitiesOf({ type, amenities }: HotelSeed): string[] {
  const own = amenities.join().toLowerCase();
  return [
    ...amenities,
    ...hotelTypes[type].amenities.filter((amenity) => !own.includes(amenity.toLowerCase())),
  ];
}

/** The plainest room type and three others, by price. */
function chooseRoomTypes(random: Random, type: HotelTypeName): RoomTypeSeed[] {
  const [plainest, ...others] = hotelTypes[type].rooms;
  const chosen = [plainest!, ...random.shuffle(others).slice(0, ROOM_TYPES - 1)];
  return chosen.sort((one, other) => one.factor - other.factor);
}

/** Better rooms are on higher floors, in a tower on much higher ones. */
const floorOf = (type: HotelTypeName, rank: number): number =>
  type === 'City hotel' ? 3 * (rank + 1) : type === 'Apartments' ? 2 * rank + 1 : rank + 1;

function makeRoomType(
  room: RoomTypeSeed,
  hotel: HotelSeed,
  { dollars, text, ...own }: Pick<RoomType, 'id' | 'hotelId' | 'photos'> & { dollars: number; text: string },
): RoomType {
  return newRoomType({
    ...own,
    title: room.title,
    titleKey: nameKey(room.title),
    description: text.replaceAll('FRONT', hotel.front).replaceAll('BACK', hotel.back),
    priceCents: Math.round(dollars * room.factor) * 100,
    maxPeople: room.maxPeople,
    amenities: [...room.amenities],
  });
}
