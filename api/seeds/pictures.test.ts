import { existsSync } from 'node:fs';
import path from 'node:path';
import { cityPhoto, hotelPhotos, roomPhotos, typePhoto } from '../src/files/imports/import.defaults';
import { seedHotel, seedPlaces, WRITTEN_HOTELS } from './hotels';
import { makeRandom } from './random';

const missing = (photos: readonly (string | null)[]) =>
  photos.filter((photo) => !existsSync(path.join(__dirname, '../../web/public', photo!)));

test('every picture of the demonstration exists, and each hotel and each of its room types has its own', () => {
  const random = makeRandom(1);
  const places = seedPlaces(random);
  const hotels = Array.from({ length: WRITTEN_HOTELS }, (_, index) =>
    seedHotel(random, places, index, () => 1),
  );
  expect(missing([...places.cities, ...places.types].map(({ photo }) => photo))).toEqual([]);
  for (const { row, roomTypes } of hotels) {
    const ofRooms = roomTypes.map((roomType) => roomType.row.photos);
    expect(missing([...row.photos, ...ofRooms.flat()])).toEqual([]);
    expect(new Set(ofRooms.map(([first]) => first)).size).toBe(roomTypes.length);
    expect(row.photos.some((photo) => photo.includes('breakfast'))).toBe(
      row.amenities.some((amenity) => amenity !== 'Packed breakfast' && /breakfast/i.test(amenity)),
    );
  }
  expect(new Set(hotels.map(({ row }) => row.photos[0])).size).toBe(WRITTEN_HOTELS);
});

test('hotels imported without photos get drawings that exist and fit their words', () => {
  const keys = ['boise', 'salem', 'fargo', 'tulsa', 'provo', 'akron'];
  const kinds = ['Motel', 'Mountain lodge', 'Ocean resort', 'Residence', 'Old inn', 'Hotel'];
  const titles = [
    'Studio with kitchenette',
    'Two-bedroom flat',
    'Apartment',
    'Studio',
    'Bunk bed',
    'Twin room',
    'Villa',
    'Cabin',
    'Suite, 1 King Bed',
    'Queen room',
    'Room for one',
  ];
  expect(missing(keys.map(cityPhoto))).toEqual([]);
  expect(missing(kinds.map(typePhoto))).toEqual([]);
  expect(missing(keys.flatMap((key) => kinds.flatMap((kind) => hotelPhotos(kind, key))))).toEqual([]);
  expect(missing(titles.flatMap((title) => roomPhotos(title, 'boise', 0)))).toEqual([]);
  expect(roomPhotos('Suite, 2 Queen Beds', 'boise', 0)[0]).toMatch(/twin/);
  expect(roomPhotos('Studio', 'boise', 0)[0]).toMatch(/room-apartments-studio-[ab]/);
});
