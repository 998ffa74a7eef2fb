import { createStore } from '../store';
import { pauseUnlessOnline } from './pause';

interface Reachability {
  /** True while something on the screen waits for the server, and is sent again by itself. */
  isWaitedFor: boolean;
  /** True if something that is not sent again by itself may not have arrived: the person has to decide. */
  isUnconfirmed: boolean;
}

/** The server gave no answer. An error that it answers is not this one. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

/** Pauses before each attempt, in milliseconds; the last one repeats. */
const PAUSES = [1000, 2000, 4000, 8000];

const waiting = new Set<object>();

/** Whether the server answers, judged by the last requests. */
export const reachability = createStore<Reachability>({ isWaitedFor: false, isUnconfirmed: false });

function change(part: Partial<Reachability>): void {
  const now = reachability.read();
  const next = { ...now, ...part };
  if (next.isWaitedFor !== now.isWaitedFor || next.isUnconfirmed !== now.isUnconfirmed)
    reachability.write(next);
}

/** Pauses before the next attempt. The server counts as unreachable until `stopWaiting` is called with the same key. */
export function waitForServer(key: object, round: number): Promise<void> {
  waiting.add(key);
  change({ isWaitedFor: true });
  return pauseUnlessOnline(PAUSES[Math.min(round, PAUSES.length - 1)]!);
}

export function stopWaiting(key: object): void {
  waiting.delete(key);
  change({ isWaitedFor: waiting.size > 0 });
}

/** A request that is not sent again by itself got no answer. */
export const markUnconfirmed = (): void => change({ isUnconfirmed: true });

/** The server has answered. */
export const markReached = (): void => change({ isUnconfirmed: false });

/** Loads a file of the app; while the browser is offline, again and again. */
export async function retryUntilReachable<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  const key = {};
  try {
    for (let round = 0; ; round++)
      try {
        return await load();
      } catch (error) {
        // online, a file that is not there belongs to another build
        if (navigator.onLine) throw error;
        await waitForServer(key, round);
      }
  } finally {
    stopWaiting(key);
  }
}
