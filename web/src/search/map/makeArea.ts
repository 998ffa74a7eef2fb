import type { MapArea } from '../mapArea';

/** The area between these edges, clamped to the globe and rounded to about ten yards. */
export function makeArea(south: number, west: number, north: number, east: number): MapArea {
  const within = (degrees: number) => round(Math.max(-90, Math.min(90, degrees)));
  const around = (degrees: number) => round(((((degrees + 180) % 360) + 360) % 360) - 180);
  const isWhole = east - west >= 360;
  return {
    south: within(south),
    west: isWhole ? -180 : around(west),
    north: within(north),
    east: isWhole ? 180 : around(east),
  };
}

const round = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;
