/** A part of the map, in degrees; its west lies east of its east where it crosses the date line. */
export interface MapArea {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** Degrees of latitude and longitude: an address holds nothing that the server refuses. */
const LIMITS = [90, 180, 90, 180];

/** Reads south, west, north and east of an address; undefined for anything else. */
export function readArea(text: string): MapArea | undefined {
  const edges = text.split(',').map((edge) => (/^-?\d+(\.\d+)?$/.test(edge) ? Number(edge) : NaN));
  if (edges.length !== 4 || !edges.every((edge, place) => Math.abs(edge) <= LIMITS[place]!)) return undefined;
  const [south, west, north, east] = edges as [number, number, number, number];
  return south < north ? { south, west, north, east } : undefined;
}

export const writeArea = ({ south, west, north, east }: MapArea): string =>
  [south, west, north, east].join(',');
