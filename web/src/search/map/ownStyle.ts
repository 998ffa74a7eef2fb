import type { StyleSpecification } from 'maplibre-gl';
import { DARK, LIGHT } from '../../../../schema/tokens.generated';
import * as texts from './texts';
import worldAddress from './world.geojson?url';

/** A spot in degrees. */
export interface Spot {
  latitude: number;
  longitude: number;
}

/** A circle around a hotel: a sight lies somewhere on it, in an unknown direction. */
export interface Circle extends Spot {
  miles: number;
  title: string;
}

/** The colours of the map in one appearance. */
const coloursOf = (tokens: typeof DARK) => ({
  water: tokens.mapWater,
  land: tokens.mapLand,
  ground: tokens.mapGround,
  line: tokens.mapLine,
  grid: tokens.mapGrid,
  ink: tokens.mapInk,
});

const MILES_PER_DEGREE = 69;
/** Lines of the grid on each side of its middle, a mile apart. */
const GRID_LINES = 40;

/**
 * The style of our own map, which needs no other service. Zoomed out, it shows coasts, borders and cities. These coasts are
 * too coarse for a city and would put hotels into the sea, so a city is a plain grid of square miles, with a circle around
 * a hotel at the distance of the nearest sight.
 */
export function ownStyle(isDark: boolean, middle: Spot, circle: Circle | undefined): StyleSpecification {
  const colours = coloursOf(isDark ? DARK : LIGHT);
  const fading = (from: number, to: number) =>
    ['interpolate', ['linear'], ['zoom'], 7, from, 8.5, to] as unknown as number;
  return {
    version: 8,
    sources: {
      world: {
        type: 'geojson',
        data: new URL(worldAddress, location.href).href,
        attribution: texts.coastlineSource,
      },
      grid: { type: 'geojson', data: gridAround(middle) },
      circle: {
        type: 'geojson',
        data: { type: 'FeatureCollection', features: circle ? circleFeatures(circle) : [] },
      },
    },
    layers: [
      {
        id: 'ground',
        type: 'background',
        paint: {
          'background-color': ['interpolate', ['linear'], ['zoom'], 7, colours.water, 8.5, colours.ground],
        },
      },
      {
        id: 'land',
        type: 'fill',
        source: 'world',
        maxzoom: 9,
        filter: ['==', ['get', 'kind'], 'land'],
        paint: { 'fill-color': colours.land, 'fill-opacity': fading(1, 0) },
      },
      {
        id: 'borders',
        type: 'line',
        source: 'world',
        maxzoom: 9,
        filter: ['==', ['get', 'kind'], 'border'],
        paint: { 'line-color': colours.line, 'line-width': 0.8, 'line-opacity': fading(1, 0) },
      },
      {
        id: 'grid',
        type: 'line',
        source: 'grid',
        minzoom: 8,
        paint: { 'line-color': colours.grid, 'line-width': 1, 'line-opacity': fading(0, 1) },
      },
      {
        id: 'circle',
        type: 'line',
        source: 'circle',
        minzoom: 8,
        paint: { 'line-color': colours.ink, 'line-width': 1.5, 'line-dasharray': [3, 2] },
      },
      {
        id: 'circle-title',
        type: 'symbol',
        source: 'circle',
        minzoom: 8,
        filter: ['==', ['geometry-type'], 'Point'],
        layout: {
          ...letters,
          'text-field': ['get', 'title'],
          'text-size': 13,
          'text-anchor': 'bottom',
          'text-max-width': 30,
        },
        paint: { 'text-color': colours.ink, 'text-halo-color': colours.ground, 'text-halo-width': 2 },
      },
      {
        id: 'places',
        type: 'symbol',
        source: 'world',
        maxzoom: 11,
        filter: ['all', ['==', ['get', 'kind'], 'place'], ['<=', ['get', 'rank'], ['zoom']]],
        layout: { ...letters, 'text-field': ['get', 'name'], 'text-size': 12 },
        paint: { 'text-color': colours.ink, 'text-halo-color': colours.land, 'text-halo-width': 1.5 },
      },
    ],
  };
}

/** Map labels use the font of the page. */
const label = { fontFamily: 'Figtree Variable' };
const letters = { 'text-font': [label.fontFamily] };

function gridAround({ latitude, longitude }: Spot) {
  const [north, east] = degreesOf(latitude, 1);
  const steps = Array.from({ length: 2 * GRID_LINES + 1 }, (_, index) => index - GRID_LINES);
  const at = (x: number, y: number) => [longitude + x * east, latitude + y * north];
  const coordinates = steps.flatMap((step) => [
    [at(-GRID_LINES, step), at(GRID_LINES, step)],
    [at(step, -GRID_LINES), at(step, GRID_LINES)],
  ]);
  return feature({}, { type: 'MultiLineString' as const, coordinates });
}

/** North-east and south-west of the circle. */
export function cornersOf({ latitude, longitude, miles }: Circle): Spot[] {
  const [north, east] = degreesOf(latitude, miles);
  return [1, -1].map((sign) => ({ latitude: latitude + sign * north, longitude: longitude + sign * east }));
}

/** A distance in degrees of latitude and of longitude. */
function degreesOf(latitude: number, miles: number): [north: number, east: number] {
  const north = miles / MILES_PER_DEGREE;
  return [north, north / Math.cos((latitude * Math.PI) / 180)];
}

function circleFeatures({ latitude, longitude, miles, title }: Circle) {
  const [north, east] = degreesOf(latitude, miles);
  const coordinates = Array.from({ length: 97 }, (_, index) => {
    const turn = (index / 96) * 2 * Math.PI;
    return [longitude + east * Math.sin(turn), latitude + north * Math.cos(turn)];
  });
  return [
    feature({}, { type: 'LineString' as const, coordinates }),
    feature({ title }, { type: 'Point' as const, coordinates: coordinates[0]! }),
  ];
}

const feature = <G>(properties: object, geometry: G) => ({ type: 'Feature' as const, properties, geometry });
