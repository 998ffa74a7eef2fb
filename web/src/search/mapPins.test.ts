import { scaleLength } from './map/distanceScale';
import { nearbyHotels, pinsWithPrice, type MapHotel } from './mapPins';

const hotel = (id: string, latitude: number | null, longitude: number | null): MapHotel => ({
  id,
  name: id,
  address: null,
  latitude,
  longitude,
  price: '',
});
const idsOf = (hotels: readonly MapHotel[]) => hotels.map(({ id }) => id);

test('a hotel far from all others is not among the nearby hotels, nor is one without coordinates', () => {
  const near = [0, 1, 2, 3].map((step) => hotel(`near${step}`, 38.7 + step * 0.01, -9.14));
  const others = [hotel('far', 39.5, -9.14), hotel('unlocated', null, null)];
  expect(nearbyHotels([...near, ...others])).toEqual(near);
  expect(idsOf(nearbyHotels([hotel('alone', 38.7, -9.14)]))).toEqual(['alone']);
});

test('far from the equator, a degree of longitude counts as fewer miles', () => {
  const mile = 1 / 69;
  const column = [0, 1, 2].map((step) => hotel(`column${step}`, 60 + step * mile, 10));
  expect(idsOf(nearbyHotels([...column, hotel('east', 60 + mile, 10 + 9 * mile)]))).toContain('east');
});

test('prices never overlap', () => {
  const at = (id: string, x: number) => ({ id, x, y: 100 });
  expect([...pinsWithPrice([at('first', 50), at('over', 80), at('clear', 120)], 56, 24)]).toEqual([
    'first',
    'clear',
  ]);
});

test('the scale is the longest round distance that fits, below a mile as well', () => {
  expect([0.025, 0.009, 0.0003].map(scaleLength)).toEqual([2, 0.5, 0.02]);
});
