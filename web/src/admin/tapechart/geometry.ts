import { addNights, countNights } from '../../../../schema/nights';
import type { TapeChartTileQuery } from './TapeChart.generated';

export type Tile = NonNullable<TapeChartTileQuery['tapeChart']>;
export type Bar = Tile['bars'][number];
export type Group = Tile['groups'][number];

/** Pixels of a row, of the head, and of the column of a day. */
export const ROW = 30;
export const HEAD = 48;
export const DAY = 38;
/** Days of the whole chart. */
export const DAYS = 365;
/** Room numbers and days that are asked for together. */
export const TILE = { rooms: 50, days: 56 };
/** Rows and days are drawn in steps of so many, and so many beyond what is seen. */
const STEP = { rows: 8, days: 7 };

/** A room number, or the title of the room type above its room numbers. */
export type Row = { title: string; rooms: number } | { room: number };

/** The rows of the chart, each room by its place among all room numbers of the hotel. */
export function layRows(groups: readonly Group[]): Row[] {
  let room = 0;
  return groups.flatMap(({ title, rooms }): Row[] => [
    { title, rooms },
    ...Array.from({ length: rooms }, (): Row => ({ room: room++ })),
  ]);
}

/** A part of the chart: rows and days, the last ones not included. */
export interface Part {
  rows: [from: number, to: number];
  days: [from: number, to: number];
}

/** What is to be drawn of a chart that is scrolled so far; it changes in steps, not with each pixel. */
export function shownPart(
  scroll: { left: number; top: number; width: number; height: number },
  rows: number,
): Part {
  const span = (from: number, length: number, size: number, step: number, end: number) => {
    const first = Math.floor(from / size / step) * step - step;
    const last = Math.ceil((from + length) / size / step) * step + step;
    return [Math.max(0, first), Math.min(end, last)] as [number, number];
  };
  return {
    rows: span(scroll.top, scroll.height, ROW, STEP.rows, rows),
    days: span(scroll.left, scroll.width, DAY, STEP.days, DAYS),
  };
}

/** Places of the tiles in which this part of the chart lies: by room numbers, and by days. */
export function tilesOf(part: Part, rows: readonly Row[]): { page: number; span: number }[] {
  const rooms = rows.slice(...part.rows).flatMap((row) => ('room' in row ? row.room : []));
  if (!rooms.length) return [];
  const pages = range(Math.floor(rooms[0]! / TILE.rooms), Math.floor(rooms.at(-1)! / TILE.rooms));
  const [from, to] = part.days;
  const spans = range(Math.floor(from / TILE.days), Math.floor(Math.max(from, to - 1) / TILE.days));
  return pages.flatMap((page) => spans.map((span) => ({ page, span })));
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The nights of a tile, in a chart that begins with `origin`. */
export const nightsOfTile = (origin: string, span: number): { from: string; to: string } => ({
  from: addNights(origin, span * TILE.days),
  to: addNights(origin, Math.min(DAYS, (span + 1) * TILE.days)),
});

export const barKey = ({ stayId, blockId, bookingId, from }: Bar): string =>
  stayId ?? `${blockId ?? bookingId} ${from}`;

/** The bars of one room from several tiles, in order: each stay once, and the parts of a block as one. */
export function joinBars(parts: readonly (readonly Bar[])[]): Bar[] {
  const sorted = parts.flat().sort((one, other) => (one.from < other.from ? -1 : 1));
  const joined: Bar[] = [];
  for (const bar of sorted) {
    const last = joined.at(-1);
    const isSame = last && ownerOf(last) === ownerOf(bar) && last.to >= bar.from;
    if (isSame) joined[joined.length - 1] = { ...last, to: last.to > bar.to ? last.to : bar.to };
    else joined.push(bar);
  }
  return joined;
}

const ownerOf = ({ kind, blockId, bookingId }: Bar): string => `${kind} ${blockId ?? bookingId}`;

/** Where a bar lies, in days from the beginning of the chart, cut at its ends. */
export function barSpan({ from, to }: Pick<Bar, 'from' | 'to'>, origin: string): [number, number] {
  return [Math.max(0, countNights(origin, from)), Math.min(DAYS, countNights(origin, to))];
}
