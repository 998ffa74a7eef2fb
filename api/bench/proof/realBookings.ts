import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { addNights, countNights, listNights, type StayDates } from '../../../schema/nights';

/*
 * Real bookings of one resort hotel in time order: "Hotel booking demand datasets", Nuno Antonio, Ana de Almeida, Luis
 * Nunes, Data in Brief 22 (2019) 41-49, CC BY 4.0. The file is beside the project and no part of it.
 */
export const FILE = path.join(
  __dirname,
  '../../../..',
  'shared',
  'data',
  'bookings',
  'resort-events.ndjson.gz',
);

export interface Wish extends StayDates {
  id: number;
  /** The room type of a delivery. */
  code: string;
}
export type RealEvent = { wish: Wish } | { cancels: number };

type Line =
  | { t: 'create'; b: { id: number; rt: string; ci: string; co: string; adr: number } }
  | { t: 'cancel'; id: number };

/** The share of the peak demand that the hotel has rooms for, so that many requests are refused. */
const SHARE_OF_PEAK = 0.6;
const WEEK = 7;

export interface History {
  events: RealEvent[];
  /** The number of rooms of each type, and the price of a night there. */
  kinds: Map<string, { rooms: number; priceCents: number }>;
}

/**
 * The first events, or all of them, moved by whole weeks so that every night is in the future; undefined without the
 * file.
 */
export function readHistory(today: string, most = Infinity): History | undefined {
  if (!existsSync(FILE)) return undefined;
  const lines = gunzipSync(readFileSync(FILE))
    .toString()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
  const creations = lines.flatMap((line) => (line.t === 'create' ? [line.b] : []));
  const first = creations.map(({ ci }) => ci).sort()[0]!;
  const days = Math.ceil((countNights(first, today) + WEEK) / WEEK) * WEEK;
  const events = lines.slice(0, most).map((line): RealEvent => {
    if (line.t === 'cancel') return { cancels: line.id };
    const { id, rt, ci, co } = line.b;
    return { wish: { id, code: rt, checkIn: addNights(ci, days), checkOut: addNights(co, days) } };
  });
  return { events, kinds: measure(events, creations) };
}

function measure(events: RealEvent[], creations: { rt: string; adr: number }[]): History['kinds'] {
  const kinds: History['kinds'] = new Map();
  for (const [code, peak] of peaks(events)) {
    const prices = creations.flatMap(({ rt, adr }) => (rt === code ? [adr] : []));
    const mean = prices.reduce((sum, price) => sum + price, 0) / prices.length;
    kinds.set(code, { rooms: Math.ceil(peak * SHARE_OF_PEAK), priceCents: Math.round(mean * 100) });
  }
  return kinds;
}

/** The most rooms of each type that were wanted for one night. */
function peaks(events: RealEvent[]): Map<string, number> {
  const wishes = new Map<number, Wish>();
  const wanted = new Map<string, number>();
  const most = new Map<string, number>();
  const count = ({ code, checkIn, checkOut }: Wish, by: number) => {
    for (const night of listNights(checkIn, checkOut)) {
      const now = (wanted.get(`${code} ${night}`) ?? 0) + by;
      wanted.set(`${code} ${night}`, now);
      most.set(code, Math.max(most.get(code) ?? 0, now));
    }
  };
  for (const event of events) {
    if ('wish' in event) {
      wishes.set(event.wish.id, event.wish);
      count(event.wish, 1);
    } else if (wishes.has(event.cancels)) count(wishes.get(event.cancels)!, -1);
  }
  return most;
}
