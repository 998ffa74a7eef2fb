import { addNights, countNights } from '../../../../schema/nights';
import type { TapeChartTileQuery } from './TapeChart.generated';

export type ChartTile = NonNullable<TapeChartTileQuery['tapeChart']>;
export type Bar = ChartTile['bars'][number];
export type Group = ChartTile['groups'][number];

/** The name of the guest who arrives; empty for blocked nights. */
export const guestOf = ({ leadGuestName, guestName }: Bar): string => leadGuestName ?? guestName ?? '';

/** The height of a row and of the head, and the width of a day, in pixels. */
export const ROW_HEIGHT = 30;
export const HEAD = 48;
export const DAY = 38;
/** The number of days in the chart. */
export const DAYS = 365;
/** The number of room numbers and days in one request. */
export const TILE = { rooms: 50, days: 56 };
/** The rendered part grows in steps of these sizes, with one step beyond the visible part on each side. */
const STEP = { rows: 8, days: 7 };

/** A room number, or the title of the room type above its room numbers. */
export type Row = { title: string; rooms: number } | { room: number };

/** The rows of the chart. A room row has the index of its room among all room numbers of the hotel. */
export function layRows(groups: readonly Group[]): Row[] {
  let room = 0;
  return groups.flatMap(({ title, rooms }): Row[] => [
    { title, rooms },
    ...Array.from({ length: rooms }, (): Row => ({ room: room++ })),
  ]);
}

/** A part of the chart: rows and days, each without the end. */
export interface StayPart {
  rows: [from: number, to: number];
  days: [from: number, to: number];
}

/** The part to render at a scroll position. It changes in steps, not with each pixel. */
export function shownPart(
  scroll: { left: number; top: number; width: number; height: number },
  rows: number,
): StayPart {
  const span = (from: number, length: number, size: number, step: number, end: number) => {
    const first = Math.floor(from / size / step) * step - step;
    const last = Math.ceil((from + length) / size / step) * step + step;
    return [Math.max(0, first), Math.min(end, last)] as [number, number];
  };
  return {
    rows: span(scroll.top, scroll.height, ROW_HEIGHT, STEP.rows, rows),
    days: span(scroll.left, scroll.width, DAY, STEP.days, DAYS),
  };
}

/** The tiles that cover a part of the chart: a page of room numbers and a span of days each. */
export function tilesOf(part: StayPart, rows: readonly Row[]): { page: number; span: number }[] {
  const rooms = rows.slice(...part.rows).flatMap((row) => ('room' in row ? row.room : []));
  if (!rooms.length) return [];
  const pages = range(Math.floor(rooms[0]! / TILE.rooms), Math.floor(rooms.at(-1)! / TILE.rooms));
  const [from, to] = part.days;
  const spans = range(Math.floor(from / TILE.days), Math.floor(Math.max(from, to - 1) / TILE.days));
  return pages.flatMap((page) => spans.map((span) => ({ page, span })));
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The nights of a tile in a chart that begins at `origin`. */
export const nightsOfTile = (origin: string, span: number): { from: string; to: string } => ({
  from: addNights(origin, span * TILE.days),
  to: addNights(origin, Math.min(DAYS, (span + 1) * TILE.days)),
});

export const barKey = ({ stayId, blockId, bookingId, from }: Bar): string =>
  stayId ?? `${blockId ?? bookingId} ${from}`;

/** The bars of one room from several tiles, in order. Each stay is there once; the parts of a block are joined. */
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

const ownerOf = ({ kind, stayId, blockId, bookingId }: Bar): string =>
  `${kind} ${stayId ?? blockId ?? bookingId}`;

/** Whether the end of a bar can be moved: the guests are expected or in house, and leave at its end. */
export const maySize = ({ kind, stayId, state, to, movesTo }: Bar, today: string): boolean =>
  kind === 'CONFIRMED' &&
  stayId !== null &&
  movesTo === null &&
  (state === 'CHECKED_IN' || (state === 'EXPECTED' && to > today));

/** The day of departure of a stay whose last night is to be this day of the chart: today or later once it has begun. */
export function endAt({ from }: Pick<Bar, 'from'>, lastNight: string, today: string): string {
  const [to, first] = [addNights(lastNight, 1), from < today ? today : addNights(from, 1)];
  return to < first ? first : to;
}

/** True if no other of these bars overlaps the nights. */
export const areFree = (bars: readonly Bar[], bar: Bar, from: string, to: string): boolean =>
  bars.every((other) => barKey(other) === barKey(bar) || other.to <= from || other.from >= to);

/** The next row with a room number in this direction; the first one if there is none. */
export function firstRoom(rows: readonly Row[], row: number, direction: 1 | -1): number {
  for (let at = row; at >= 0 && at < rows.length; at += direction) if ('room' in rows[at]!) return at;
  return rows.findIndex((each) => 'room' in each);
}

/** The first night that a stay can be moved from: its first one, and tonight if it has begun. */
export const movableFrom = ({ from }: Pick<Bar, 'from'>, today: string): string =>
  from < today ? today : from;

/** The first and the end day of a bar, from the beginning of the chart, within the chart. */
export function barSpan({ from, to }: Pick<Bar, 'from' | 'to'>, origin: string): [number, number] {
  return [Math.max(0, countNights(origin, from)), Math.min(DAYS, countNights(origin, to))];
}
