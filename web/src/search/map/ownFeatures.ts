import { fill } from '../../../../schema/fill';
import * as texts from './texts';

/** A spot in degrees. */
export interface Spot {
  latitude: number;
  longitude: number;
}

/** A tourist location at its place. */
export interface Landmark extends Spot {
  name: string;
}

/** A circle around a hotel: a sight lies somewhere on it, in an unknown direction. */
export interface Circle extends Spot {
  miles: number;
  title: string;
}

/** A street by its name, at a hotel on it. */
export interface Street extends Spot {
  name: string;
}

/** What our own map of a city shows below the pins. */
export interface Surroundings {
  landmarks: readonly Landmark[];
  streets: readonly Street[];
  circle: Circle | undefined;
  /** The hotel from which guests walk: circles show how far they get. */
  walkFrom: Spot | undefined;
}

const MILES_PER_DEGREE = 69;
/** Lines of the grid on each side of its middle, a mile apart. */
const GRID_LINES = 40;
/** How far people walk in a minute at three miles an hour. */
const MILES_PER_MINUTE = 0.05;
const WALKS_IN_MINUTES = [5, 10];

/** The name of the street of an address, without the number on it. */
export function streetOf(address: string): string {
  const [street = ''] = address.split(',');
  return street
    .trim()
    .replace(/^\d[\w/-]*\s+/, '')
    .replace(/\s+\d[\w/-]*$/, '');
}

/** The surroundings as features of a map; each says its `kind`. */
export function featuresOf({ landmarks, streets, circle, walkFrom }: Surroundings) {
  const walks = WALKS_IN_MINUTES.map((minutes) => ({
    ...walkFrom!,
    miles: minutes * MILES_PER_MINUTE,
    title: fill(texts.minutesOnFoot, { count: minutes }),
  }));
  return {
    type: 'FeatureCollection' as const,
    features: [
      ...landmarks.map(({ name, ...spot }) => point('landmark', name, spot)),
      ...streets.map(({ name, ...spot }) => point('street', name, spot)),
      ...(circle ? ring('circle', circle) : []),
      ...(walkFrom ? walks.flatMap((walk) => ring('walk', walk)) : []),
    ],
  };
}

/** Lines a mile apart around the spot. */
export function gridAround({ latitude, longitude }: Spot) {
  const [north, east] = degreesOf(latitude, 1);
  const steps = Array.from({ length: 2 * GRID_LINES + 1 }, (_, index) => index - GRID_LINES);
  const at = (x: number, y: number) => [longitude + x * east, latitude + y * north];
  const coordinates = steps.flatMap((step) => [
    [at(-GRID_LINES, step), at(GRID_LINES, step)],
    [at(step, -GRID_LINES), at(step, GRID_LINES)],
  ]);
  return feature({}, { type: 'MultiLineString' as const, coordinates });
}

/** The spots this many miles to the north-east and to the south-west. */
export function cornersOf({ latitude, longitude }: Spot, miles: number): Spot[] {
  const [north, east] = degreesOf(latitude, miles);
  return [1, -1].map((sign) => ({ latitude: latitude + sign * north, longitude: longitude + sign * east }));
}

/** How far the longest walk that the map shows goes, in miles. */
export const LONGEST_WALK = Math.max(...WALKS_IN_MINUTES) * MILES_PER_MINUTE;

/** A distance in degrees of latitude and of longitude. */
function degreesOf(latitude: number, miles: number): [north: number, east: number] {
  const north = miles / MILES_PER_DEGREE;
  return [north, north / Math.cos((latitude * Math.PI) / 180)];
}

/** A circle as a line, and its title at its northern end. */
function ring(kind: string, { latitude, longitude, miles, title }: Circle) {
  const [north, east] = degreesOf(latitude, miles);
  const coordinates = Array.from({ length: 97 }, (_, index) => {
    const turn = (index / 96) * 2 * Math.PI;
    return [longitude + east * Math.sin(turn), latitude + north * Math.cos(turn)];
  });
  return [
    feature({ kind }, { type: 'LineString' as const, coordinates }),
    point(`${kind}-title`, title, { latitude: latitude + north, longitude }),
  ];
}

const point = (kind: string, title: string, { latitude, longitude }: Spot) =>
  feature({ kind, title }, { type: 'Point' as const, coordinates: [longitude, latitude] });

const feature = <G>(properties: object, geometry: G) => ({ type: 'Feature' as const, properties, geometry });
