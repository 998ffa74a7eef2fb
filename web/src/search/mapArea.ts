/** An area of the map, in degrees. If it crosses the date line, its west is greater than its east. */
export interface MapArea {
  south: number;
  west: number;
  north: number;
  east: number;
}

/** The limits of latitude and longitude: the server refuses degrees beyond them. */
const LIMITS = [90, 180, 90, 180];

/** Reads south, west, north and east from an address; undefined if they are invalid. */
export function readArea(text: string): MapArea | undefined {
  const edges = text.split(',').map((edge) => (/^-?\d+(\.\d+)?$/.test(edge) ? Number(edge) : NaN));
  if (edges.length !== 4 || !edges.every((edge, index) => Math.abs(edge) <= LIMITS[index]!)) return undefined;
  const [south, west, north, east] = edges as [number, number, number, number];
  return south < north ? { south, west, north, east } : undefined;
}

export const writeArea = ({ south, west, north, east }: MapArea): string =>
  [south, west, north, east].join(',');
