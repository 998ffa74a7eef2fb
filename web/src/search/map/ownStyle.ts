import type { FilterSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl';
import { DARK, LIGHT } from '../../../../schema/tokens.generated';
import { featuresOf, gridAround, type Spot, type Surroundings } from './ownFeatures';
import * as texts from './texts';
import worldAddress from './world.geojson?url';

/** The colours of the map in one appearance. */
const coloursOf = (tokens: typeof DARK) => ({
  water: tokens.mapWater,
  land: tokens.mapLand,
  ground: tokens.mapGround,
  line: tokens.mapLine,
  grid: tokens.mapGrid,
  ink: tokens.mapInk,
  accent: tokens.teal,
});

/**
 * The style of our own map, which needs no other service. Zoomed out, it shows coasts, borders and cities. These coasts are
 * too coarse for a city and would put hotels into the sea, so a city is a plain grid of square miles, with what is known
 * of it: tourist locations, the streets of the hotels, and how far guests get on foot.
 */
export function ownStyle(isDark: boolean, middle: Spot, surroundings: Surroundings): StyleSpecification {
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
      surroundings: { type: 'geojson', data: featuresOf(surroundings) },
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
      ...surroundingLayers(colours),
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

/** The layers of the surroundings; where words would overlap, the later layers are shown. */
function surroundingLayers(colours: ReturnType<typeof coloursOf>): LayerSpecification[] {
  const shared = (kind: string) => ({
    source: 'surroundings',
    filter: ['==', ['get', 'kind'], kind] as FilterSpecification,
  });
  const words = { 'text-color': colours.ink, 'text-halo-color': colours.ground, 'text-halo-width': 2 };
  return [
    {
      id: 'walk',
      type: 'line',
      minzoom: 11,
      ...shared('walk'),
      paint: { 'line-color': colours.accent, 'line-width': 1.2, 'line-opacity': 0.55 },
    },
    {
      id: 'circle',
      type: 'line',
      minzoom: 8,
      ...shared('circle'),
      paint: { 'line-color': colours.ink, 'line-width': 1.5, 'line-dasharray': [3, 2] },
    },
    {
      id: 'landmark-dots',
      type: 'circle',
      minzoom: 10,
      ...shared('landmark'),
      paint: {
        'circle-radius': 4.5,
        'circle-color': colours.ink,
        'circle-stroke-width': 2,
        'circle-stroke-color': colours.ground,
      },
    },
    {
      id: 'streets',
      type: 'symbol',
      minzoom: 12,
      ...shared('street'),
      layout: {
        ...letters,
        'text-field': ['get', 'title'],
        'text-size': 11,
        'text-anchor': 'top',
        'text-offset': [0, 1.5],
        'text-max-width': 12,
      },
      paint: { ...words, 'text-opacity': 0.85 },
    },
    {
      id: 'walk-titles',
      type: 'symbol',
      minzoom: 12,
      ...shared('walk-title'),
      layout: { ...letters, 'text-field': ['get', 'title'], 'text-size': 11, 'text-anchor': 'center' },
      paint: { ...words, 'text-color': colours.accent },
    },
    {
      id: 'circle-title',
      type: 'symbol',
      minzoom: 8,
      ...shared('circle-title'),
      layout: {
        ...letters,
        'text-field': ['get', 'title'],
        'text-size': 13,
        'text-anchor': 'bottom',
        'text-max-width': 30,
      },
      paint: words,
    },
    {
      id: 'landmarks',
      type: 'symbol',
      minzoom: 10,
      ...shared('landmark'),
      layout: {
        ...letters,
        'text-field': ['get', 'title'],
        'text-size': 13,
        'text-variable-anchor': ['top', 'bottom', 'left', 'right'],
        'text-radial-offset': 0.7,
        'text-max-width': 9,
      },
      paint: words,
    },
  ];
}

/** Map labels use the font of the page. */
const label = { fontFamily: 'Figtree Variable' };
const letters = { 'text-font': [label.fontFamily] };
