import { addNights } from '../../../../schema/nights';
import {
  barSpan,
  DAYS,
  joinBars,
  layRows,
  nightsOfTile,
  shownPart,
  TILE,
  tilesOf,
  areFree,
  endAt,
  maySize,
  movableFrom,
  type Bar,
} from './geometry';
import { addTile } from './useTiles';

const origin = '2027-01-01';
const bar = (from: number, to: number, rest: Partial<Bar> = {}): Bar => ({
  roomNumberId: 'room',
  kind: 'CONFIRMED' as const,
  from: addNights(origin, from),
  to: addNights(origin, to),
  bookingId: 'booking',
  stayId: 'stay',
  state: 'EXPECTED',
  movedFrom: null,
  movesTo: null,
  guestName: 'Ada',
  leadGuestName: null,
  party: null,
  owedCents: 0,
  blockId: null,
  reason: null,
  fromCalendar: false,
  ...rest,
});
const blocked = (from: number, to: number, blockId: string) =>
  bar(from, to, { kind: 'BLOCKED', blockId, bookingId: null, stayId: null });
const rows = layRows([
  { roomTypeId: 'a', title: 'Double', rooms: 70 },
  { roomTypeId: 'b', title: 'Suite', rooms: 1930 },
]);

test('rooms are listed below the titles of their types', () => {
  expect(rows).toHaveLength(2002);
  expect([rows[0], rows[1], rows[71], rows[72], rows.at(-1)]).toEqual([
    { title: 'Double', rooms: 70 },
    { room: 0 },
    { title: 'Suite', rooms: 1930 },
    { room: 70 },
    { room: 1999 },
  ]);
});

test('of 2,000 rooms and a year, only the visible part is rendered, in steps', () => {
  const at = (left: number, top: number) => shownPart({ left, top, width: 1200, height: 800 }, rows.length);
  const part = at(4000, 30_000);
  expect(part.rows[1] - part.rows[0]).toBeLessThan(60);
  expect(part.days[1] - part.days[0]).toBeLessThan(60);
  expect(at(4010, 30_010)).toEqual(part);
  expect(at(0, 0)).toMatchObject({ rows: [0, expect.any(Number)], days: [0, expect.any(Number)] });
  const end = at(DAYS * 38, 2002 * 30);
  expect([end.rows[1], end.days[1]]).toEqual([2002, DAYS]);
});

test('the visible part needs few tiles, and tiles divide the year without gaps', () => {
  expect(tilesOf({ rows: [40, 60], days: [50, 60] }, rows)).toEqual([
    { page: 0, span: 0 },
    { page: 0, span: 1 },
    { page: 1, span: 0 },
    { page: 1, span: 1 },
  ]);
  expect(tilesOf({ rows: [0, 1], days: [0, 7] }, rows)).toEqual([]);
  const ends = Array.from({ length: Math.ceil(DAYS / TILE.days) }, (_, span) => nightsOfTile(origin, span));
  expect(ends[0]).toEqual({ from: origin, to: addNights(origin, TILE.days) });
  expect(ends.at(-1)!.to).toBe(addNights(origin, DAYS));
  expect(ends.slice(1).map(({ from }) => from)).toEqual(ends.slice(0, -1).map(({ to }) => to));
});

test('a stay in two tiles is one bar, and so are the parts of a block', () => {
  const joined = joinBars([
    [bar(50, 60), blocked(60, 62, 'one')],
    [bar(50, 60), blocked(62, 64, 'one'), blocked(64, 66, 'two')],
  ]);
  expect(joined.map(({ from, to }) => barSpan({ from, to }, origin))).toEqual([
    [50, 60],
    [60, 64],
    [64, 66],
  ]);
  expect(barSpan(bar(-5, 400), origin)).toEqual([0, DAYS]);
});

test('reloading a tile changes only the rooms that differ', () => {
  const tile = (bars: Bar[]) => ({
    __typename: 'TapeChart' as const,
    today: origin,
    groups: [],
    hotel: { __typename: 'Hotel' as const, id: 'hotel', name: 'Mill' },
    rooms: ['room', 'other'].map((id, index) => ({
      __typename: 'RoomNumber' as const,
      id,
      number: 101 + index,
    })),
    roomStates: [],
    bars,
  });
  const before = addTile(undefined, tile([bar(1, 3)]), 0, 0);
  const same = addTile(before, tile([bar(1, 3)]), 0, 0);
  expect(same.rooms.get(0)).toBe(before.rooms.get(0));
  const after = addTile(before, tile([]), 0, 0);
  expect(after.rooms.get(0)!.bars).toEqual([]);
  expect(after.rooms.get(1)).toBe(before.rooms.get(1));
});

test('the end of a stay moves while its guests are expected or in house, and never before today', () => {
  const today = addNights(origin, 5);
  expect(maySize(bar(4, 8, { state: 'CHECKED_IN' }), today)).toBe(true);
  expect(maySize(bar(6, 8), today)).toBe(true);
  expect(maySize(bar(1, 4), today)).toBe(false);
  expect(maySize(bar(4, 8, { state: 'CHECKED_OUT' }), today)).toBe(false);
  expect(maySize(bar(6, 8, { movesTo: 204 }), today)).toBe(false);
  expect(maySize(blocked(6, 8, 'block'), today)).toBe(false);
  expect(endAt(bar(4, 8), addNights(origin, 9), today)).toBe(addNights(origin, 10));
  expect(endAt(bar(4, 8), addNights(origin, 1), today)).toBe(today);
  expect(endAt(bar(6, 8), addNights(origin, 2), today)).toBe(addNights(origin, 7));
});

test('a stay is not in its own way, and a stay in progress needs its new room from tonight on', () => {
  const today = addNights(origin, 5);
  const stay = bar(3, 8, { state: 'CHECKED_IN' });
  const other = bar(8, 10, { stayId: 'other', bookingId: 'other' });
  expect(areFree([stay, other], stay, stay.from, addNights(origin, 8))).toBe(true);
  expect(areFree([stay, other], stay, stay.from, addNights(origin, 9))).toBe(false);
  const before = bar(3, 5, { stayId: 'before', bookingId: 'before' });
  expect(areFree([before], stay, movableFrom(stay, today), stay.to)).toBe(true);
  expect(areFree([before], stay, stay.from, stay.to)).toBe(false);
});
