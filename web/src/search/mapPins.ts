import { wholeDollars } from '../kit/format';

export interface Place {
  id: string;
  name: string;
  latitude: number | null;
  longitude: number | null;
  priceCents: number | null;
}

export interface Pin {
  place: Place;
  x: number;
  y: number;
  /** It lies beyond the map and is drawn at its edge. */
  isBeyond: boolean;
}

/** The price that a pin shows; empty where there is none. */
export const pinPrice = ({ priceCents: cents }: Place): string => (cents === null ? '' : wholeDollars(cents));

const MILES_PER_DEGREE = 69;
/** The map covers at least so many miles, so that neighbours look like neighbours. */
const LEAST_MILES = 1;
/** Places farther out than this times the median distance are beyond the map, so that the others are not crowded. */
const FAR = 5;
const BARS = [0.1, 0.25, 0.5, 1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 2500];

/**
 * Places in miles north and east, and which of them lie together: one that is far from all others is left out of that.
 * Those without coordinates are left out.
 */
function locate(places: readonly Place[]) {
  const known = places.flatMap((place) =>
    place.latitude === null || place.longitude === null
      ? []
      : [{ place, north: place.latitude * MILES_PER_DEGREE, east: place.longitude * MILES_PER_DEGREE }],
  );
  const latitude = middleOf(known.map(({ north }) => north)) / MILES_PER_DEGREE;
  const shrink = Math.cos((latitude * Math.PI) / 180);
  const spots = known.map(({ place, north, east }) => ({ place, north, east: east * shrink }));
  const centre = {
    north: middleOf(spots.map(({ north }) => north)),
    east: middleOf(spots.map(({ east }) => east)),
  };
  const away = (spot: { north: number; east: number }) =>
    Math.hypot(spot.north - centre.north, spot.east - centre.east);
  const reach = Math.max(FAR * middleOf(spots.map(away)), LEAST_MILES);
  return { spots, near: spots.filter((spot) => away(spot) <= reach) };
}

/** The places that lie together, for the part of a map to begin with. */
export const nearPlaces = (places: readonly Place[]): Place[] =>
  locate(places).near.map(({ place }) => place);

/**
 * Positions of places on a map of this size, to scale around its middle; a place far from all others is drawn at the
 * edge. Those without coordinates are left out.
 */
export function placePins(places: readonly Place[], width: number, height: number, margin: number) {
  const { spots, near } = locate(places);
  const [south, north] = range(near.map((spot) => spot.north));
  const [west, east] = range(near.map((spot) => spot.east));
  const unitsPerMile = Math.min(
    (width - 2 * margin) / Math.max(east - west, LEAST_MILES),
    (height - 2 * margin) / Math.max(north - south, LEAST_MILES),
  );
  const within = (value: number, size: number) => Math.min(Math.max(value, margin), size - margin);
  const pins: Pin[] = spots.map((spot) => ({
    place: spot.place,
    x: within(width / 2 + (spot.east - (west + east) / 2) * unitsPerMile, width),
    y: within(height / 2 - (spot.north - (south + north) / 2) * unitsPerMile, height),
    isBeyond: !near.includes(spot),
  }));
  return { pins, unitsPerMile };
}

/** The longest round distance, in miles, that fits into so many units. */
export const scaleBar = (unitsPerMile: number, units: number): number =>
  BARS.filter((miles) => miles * unitsPerMile <= units).at(-1) ?? BARS[0]!;

/** Ids of the places whose pins have room for a price: earlier ones first, none over another. */
export function labelled(
  pins: readonly Pick<Pin, 'place' | 'x' | 'y'>[],
  width: number,
  height: number,
): ReadonlySet<string> {
  const shown: Pick<Pin, 'x' | 'y'>[] = [];
  const ids = new Set<string>();
  for (const pin of pins) {
    const isFree = shown.every(({ x, y }) => Math.abs(x - pin.x) > width || Math.abs(y - pin.y) > height);
    if (!isFree) continue;
    shown.push(pin);
    ids.add(pin.place.id);
  }
  return ids;
}

const range = (values: readonly number[]) =>
  values.length > 0 ? ([Math.min(...values), Math.max(...values)] as const) : ([0, 0] as const);

const middleOf = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
