import { makeArea } from './map/makeArea';
import { readArea, writeArea } from './mapArea';

test('an area is the same after it was in an address', () => {
  const area = makeArea(38.65, -9.5, 38.80004, -9.05);
  expect(area).toEqual({ south: 38.65, west: -9.5, north: 38.8, east: -9.05 });
  expect(readArea(writeArea(area))).toEqual(area);
});

test('an area across the date line has a west greater than its east, except the whole globe', () => {
  expect(makeArea(-30, 170, 10, 190)).toMatchObject({ west: 170, east: -170 });
  expect(makeArea(-95, -400, 95, 200)).toEqual({ south: -90, west: -180, north: 90, east: 180 });
});

test.each(['', '1,2,3', '1,2,3,4,5', '1,2,x,4', '2,0,1,4', '-91,0,1,4', '0,0,1,181', '1e1,0,20,4'])(
  '%p is no area',
  (text) => expect(readArea(text)).toBeUndefined(),
);
