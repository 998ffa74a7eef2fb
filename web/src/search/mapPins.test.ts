import { labelled, placePins, scaleBar, type Place } from './mapPins';

const place = (id: string, latitude: number | null, longitude: number | null): Place => ({
  id,
  name: id,
  latitude,
  longitude,
  priceCents: null,
});
const pinsOf = (...places: Place[]) => {
  const { pins } = placePins(places, 300, 360, 30);
  return Object.fromEntries(pins.map((pin) => [pin.place.id, pin]));
};

test('north is up, east is right, and all pins are within the margins', () => {
  const pins = pinsOf(place('south', 38.7, -9.14), place('north', 38.72, -9.14), place('east', 38.71, -9.12));
  expect(pins.north!.y).toBeLessThan(pins.south!.y);
  expect(pins.east!.x).toBeGreaterThan(pins.south!.x);
  for (const { x, y } of Object.values(pins)) {
    expect(Math.min(x, 300 - x)).toBeGreaterThanOrEqual(30);
    expect(Math.min(y, 360 - y)).toBeGreaterThanOrEqual(30);
  }
});

test('a mile east is as long as a mile north, far from the equator too', () => {
  const mile = 1 / 69;
  const pins = pinsOf(place('a', 60, 10), place('b', 60 + 4 * mile, 10), place('c', 60, 10 + 8 * mile));
  expect(pins.c!.x - pins.a!.x).toBeCloseTo(pins.a!.y - pins.b!.y, -1);
});

test('a single place is in the middle, one without coordinates is left out', () => {
  const pins = pinsOf(place('alone', 38.7, -9.14), place('nowhere', null, null));
  expect(pins).toMatchObject({ alone: { x: 150, y: 180, isBeyond: false } });
  expect(pins).not.toHaveProperty('nowhere');
});

test('a place far from all others is drawn at the edge and does not crowd them', () => {
  const near = [0, 1, 2, 3].map((step) => place(`near${step}`, 38.7 + step * 0.01, -9.14));
  const pins = pinsOf(...near, place('far', 39.5, -9.14));
  expect(pins.far).toMatchObject({ isBeyond: true, y: 30 });
  expect(pins.near0!.y - pins.near3!.y).toBeGreaterThan(150);
});

test('prices never overlap, and the scale is the longest round distance that fits', () => {
  const at = (id: string, x: number) => ({ place: place(id, 0, 0), x, y: 100, isBeyond: false });
  expect([...labelled([at('first', 50), at('over', 80), at('clear', 120)], 56, 24)]).toEqual([
    'first',
    'clear',
  ]);
  expect(scaleBar(20, 90)).toBe(2);
});
