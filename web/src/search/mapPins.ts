/** A hotel that a map shows as a pin. */
export interface MapHotel {
  id: string;
  name: string;
  address: string | null;
  latitude: number | null;
  longitude: number | null;
  /** The price that its pin shows; empty without one. */
  price: string;
}

interface Pin {
  id: string;
  x: number;
  y: number;
}

const MILES_PER_DEGREE = 69;
/** Hotels within this distance of the centre always count as near. */
const MIN_REACH_MILES = 1;
/** Hotels farther from the centre than this many median distances are far out. */
const FAR_FACTOR = 5;

/** The hotels that are near each other. A map shows these first, so that a distant hotel does not shrink its scale. */
export function nearbyHotels(hotels: readonly MapHotel[]): MapHotel[] {
  const located = hotels.flatMap((hotel) =>
    hotel.latitude === null || hotel.longitude === null
      ? []
      : [{ hotel, north: hotel.latitude * MILES_PER_DEGREE, east: hotel.longitude * MILES_PER_DEGREE }],
  );
  const north = medianOf(located.map((spot) => spot.north));
  const east = medianOf(located.map((spot) => spot.east));
  // a degree of longitude is shorter far from the equator
  const shrink = Math.cos(((north / MILES_PER_DEGREE) * Math.PI) / 180);
  const distances = located.map((spot) => Math.hypot(spot.north - north, (spot.east - east) * shrink));
  const reach = Math.max(FAR_FACTOR * medianOf(distances), MIN_REACH_MILES);
  return located.flatMap(({ hotel }, index) => (distances[index]! <= reach ? [hotel] : []));
}

/** The ids of the pins that have room for a price: earlier ones first, none over another. */
export function pinsWithPrice(pins: readonly Pin[], width: number, height: number): ReadonlySet<string> {
  const priced: Pin[] = [];
  for (const pin of pins) {
    const isFree = priced.every(({ x, y }) => Math.abs(x - pin.x) > width || Math.abs(y - pin.y) > height);
    if (isFree) priced.push(pin);
  }
  return new Set(priced.map(({ id }) => id));
}

const medianOf = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
