import { setTimeout as pause } from 'node:timers/promises';
import { addNights } from '../../../schema/nights';
import type { Random } from '../../seeds/random';
import { arrive, until } from '../arrivals';
import { choose } from '../proof/guestApi';
import type { Client } from './client';

/** People at once: with fewer arrivals a second each of them thinks longer between two steps, up to some milliseconds. */
const PEOPLE = 200;
const LONGEST_THOUGHT_MS = 3000;
const STEPS = ['search', 'page', 'quote', 'hold', 'confirmed', 'bookings'] as const;
export type StepName = (typeof STEPS)[number];
/** Milliseconds between two looks at a booking that is not confirmed yet. */
const LOOK_MS = 25;
/** Rooms that a person tries before giving up. */
const TRIES = 5;

export interface Funnel {
  client: Client;
  cities: string[];
  random: Random;
  /** The next person. */
  token(): string;
  pay(url: string): Promise<unknown>;
  /** How far ahead the first night may be, in days. */
  ahead: [from: number, to: number];
}

/** What some seconds of people brought. */
export interface Load {
  booked: number;
  failed: string[];
  /** Milliseconds of each step, counted from the moment at which the person was to take it. */
  times: Record<StepName, number[]>;
}

/**
 * Lets people arrive at a constant rate, whether the server keeps up or not, each of whom books a room, and answers when
 * all have gone. A person takes the next step after a pause, or when the answer is there if that is later.
 */
export async function openLoop(funnel: Funnel, perSecond: number, seconds: number): Promise<Load> {
  const load: Load = {
    booked: 0,
    failed: [],
    times: Object.fromEntries(STEPS.map((step) => [step, [] as number[]])) as Load['times'],
  };
  const think = Math.min(LONGEST_THOUGHT_MS, (1000 * PEOPLE) / perSecond / STEPS.length);
  await arrive(perSecond, seconds, (due) =>
    visit(funnel, load, due, think).then(
      () => void load.booked++,
      (error: Error) => void load.failed.push(error.message),
    ),
  );
  return load;
}

async function visit(
  { client, cities, random, token: nextToken, pay, ahead }: Funnel,
  { times }: Load,
  arrival: number,
  think: number,
): Promise<void> {
  let due = arrival;
  const step = async <T>(name: StepName, work: () => Promise<T>): Promise<T> => {
    await until(due);
    const result = await work();
    const end = performance.now();
    times[name].push(end - due);
    due = Math.max(due + think, end);
    return result;
  };
  const token = nextToken();
  const checkIn = addNights(new Date().toISOString().slice(0, 10), random.whole(...ahead));
  const wish = { city: random.pick(cities), checkIn, checkOut: addNights(checkIn, 3) };
  const hotels = await step('search', () => client.search(wish));
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const hotelId = random.pick(hotels);
    const rooms = await step('page', () => client.page(hotelId, wish));
    if (!rooms.length) continue;
    const choice = { ...choose(hotelId, [random.pick(rooms)], 0, 1), ...stayOf(wish) };
    const cents = await step('quote', () => client.quote(token, choice));
    const held = await step('hold', () => client.hold(token, choice));
    if (!held) continue;
    if (held.totalCents !== cents) throw new Error(`Quoted ${cents}, held for ${held.totalCents}.`);
    await step('confirmed', async () => {
      await pay(held.url);
      while (!(await client.isConfirmed(token, held.id))) await pause(LOOK_MS);
    });
    const [newest] = await step('bookings', () => client.bookings(token, held.id));
    if (newest !== held.id) throw new Error('The newest booking is another one.');
    return;
  }
  throw new Error('No room was free.');
}

const stayOf = ({ checkIn, checkOut }: { checkIn: string; checkOut: string }) => ({ checkIn, checkOut });
