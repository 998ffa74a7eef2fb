import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { mapConcurrent } from '../../src/core/mapConcurrent';
import { printLine, type Checks } from '../proof/checks';
import { Caller } from './caller';
import type { Place } from './data';
import { readFacts } from './facts';
import { KEPT, LATER_KEPT, type KeptCase } from './keptCases';
import { Servers } from './servers';
import { signIn } from './signIn';

/*
 * The memory that requests leave behind after a forced collection; no two requests are the same. Bounded caches fill up
 * first: batches run until three in a row leave nothing on average, and the case fails if that never happens. Each
 * batch uses the same caller addresses, so that their counters exist already.
 */

const BYTES_A_REQUEST = 50;
/** Bytes that vary by themselves, through the server's own work. */
const NOISE = 100_000;
const MOST_BATCHES = 14;
const QUIET_BATCHES = 3;
const BATCH = 2000;
const AT_ONCE = 8;
/** Addresses of the callers; no address reaches a limit. */
const ADDRESSES = 500;
/** The time until all started work is done, in milliseconds. */
const SETTLES_MS = 400;

export async function measureKept(
  place: Place,
  isWanted: (name: string) => boolean,
  checks: Checks,
  long: boolean,
): Promise<void> {
  const cases = [...KEPT, ...(long ? LATER_KEPT : [])].filter(({ name }) => isWanted(`kept: ${name}`));
  if (!cases.length) return;
  printLine('kept bytes a request, batch by batch');
  for (const one of cases) {
    // Each case has its own server, so that one case cannot fill or empty a cache of another.
    const servers = await Servers.open(place);
    try {
      const growths = await batches(servers, one);
      const isQuiet = areQuiet(growths, one.batch);
      printLine(
        `${growths.map((bytes) => bytes.toFixed(0)).join(' ')}  ${one.name}${isQuiet ? '' : '  FAILED'}`,
      );
      checks.expect(`kept: ${one.name}`, isQuiet, () => `${lastOf(growths).toFixed(0)} bytes a request`);
    } finally {
      servers.stop();
    }
  }
}

/** Bytes for each request of the last batches together. */
const lastOf = (growths: number[]): number =>
  growths.slice(-QUIET_BATCHES).reduce((sum, bytes) => sum + bytes, 0) / QUIET_BATCHES;

const areQuiet = (growths: number[], size = BATCH): boolean =>
  growths.length >= QUIET_BATCHES && lastOf(growths) <= BYTES_A_REQUEST + NOISE / (QUIET_BATCHES * size);

/** Bytes that each batch left behind for each of its requests. */
async function batches(servers: Servers, one: KeptCase): Promise<number[]> {
  const over = new AbortController();
  setMaxListeners(0, over.signal);
  const facts = await readFacts(servers.first);
  const token = one.as && (await signIn(servers.first, one.as));
  const size = one.batch ?? BATCH;
  const callers = Array.from({ length: AT_ONCE }, (_, index) => {
    const given = { urls: servers.urls, facts, address: '', token };
    return new Caller(given, index, over.signal);
  });
  const kinds = new Map<string, number>();
  const growths: number[] = [];
  let number = 0;
  let before = 0;
  while (growths.length < MOST_BATCHES && !areQuiet(growths, size)) {
    const numbers = Array.from({ length: size }, () => number++);
    const free = [...callers];
    await mapConcurrent(AT_ONCE, numbers, async (each) => {
      const caller = free.pop()!;
      caller.given.address = addressOf(one.isNewAddress ? each : each % ADDRESSES);
      const { kind } = await one.ask(caller, each).catch((error: Error) => ({ kind: error.message }));
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
      free.push(caller);
    });
    await pause(one.settlesMs ?? SETTLES_MS);
    const kept = await servers.kept();
    // The first batch is not counted, since it compiles code that has not run before.
    if (before) growths.push((kept - before) / size);
    before = kept;
  }
  over.abort();
  printLine(`  ${[...kinds].map(([kind, count]) => `${count} x ${kind}`).join(', ')}`);
  return growths;
}

const addressOf = (index: number): string =>
  `100.${64 + ((index >> 16) % 64)}.${(index >> 8) % 256}.${index % 256}`;
