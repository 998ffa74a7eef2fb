import { landmarksOf } from './landmark';

const hotel = (name: string | null, latitude: number | null) => ({
  closestTouristLocation: name,
  touristLocationLatitude: latitude,
  touristLocationLongitude: 2,
});

test('hotels share a landmark, and those that do not know its place have none', () => {
  expect(landmarksOf([hotel('the Tower', 41), hotel('the Tower', 41)])).toEqual([
    { name: 'the Tower', latitude: 41, longitude: 2 },
  ]);
  expect(landmarksOf([hotel('the Tower', null), hotel(null, 41)])).toEqual([]);
});
