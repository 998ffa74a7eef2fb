import { Busy } from '../core/problems';
import { limitConcurrency, limitConcurrencyByKey, QueueFull } from '../core/concurrency';
import { whenClosed } from '../core/whenClosed';
import { callerKey } from '../access/limits/points';
import type { Caller } from './points';
import { perApp } from '../core/appState';

/** How many lists of one caller run at the same time, and how many wait. */
const perCaller = limitConcurrencyByKey(2, 6);
/** The same for all callers together. */
const together = limitConcurrency(8, 100);
/** Bytes that one caller may leave unread. Answers wait in memory until they are read. */
const MOST_UNTAKEN = 24_000_000;

const untaken = perApp(() => new Map<string, number>());

const tooMany = () => new Busy('Too many of your lists are being loaded. Try again in a moment.');

/** Makes a list when it is the caller's turn. Throws Busy if too many lists of the caller wait already. */
export async function limitLists<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
  try {
    return await perCaller(callerKey(caller.viewer, caller.address), () => together(work));
  } catch (error) {
    throw error instanceof QueueFull ? tooMany() : error;
  }
}

/** Counts bytes as unread until the response is closed. Throws Busy if the caller leaves too many. */
export function countUntaken(caller: Caller, bytes: number): void {
  const key = callerKey(caller.viewer, caller.address);
  const before = untaken().get(key) ?? 0;
  if (before && before + bytes > MOST_UNTAKEN) throw tooMany();
  untaken().set(key, before + bytes);
  whenClosed(caller.response, () => {
    const left = untaken().get(key)! - bytes;
    if (left) untaken().set(key, left);
    else untaken().delete(key);
  });
}
