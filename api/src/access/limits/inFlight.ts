import { perApp } from '../../core/appState';

/*
 * Limits concurrent operations on this instance. The table of allowances limits the number within a time
 * window.
 */

/** The maximum number of waiting operations of one caller; further ones are refused. */
const MOST_WAITING = 50;

interface Caller {
  /** The points of the running operations. */
  points: number;
  waiting: { points: number; start: () => void }[];
}

const callers = perApp(() => new Map<string, Caller>());

/**
 * Waits until this operation and the caller's running operations on this instance cost at most `most` points
 * together, or until it can run alone; in the order of the calls. Resolves with the function that ends the
 * operation, or with undefined if too many wait.
 */
export async function enterInFlight(
  key: string,
  points: number,
  most: number,
): Promise<(() => void) | undefined> {
  const caller = callers().get(key) ?? { points: 0, waiting: [] };
  callers().set(key, caller);
  const fits = (more: number) => !caller.points || caller.points + more <= most;
  if (caller.waiting.length || !fits(points)) {
    if (caller.waiting.length >= MOST_WAITING) return undefined;
    await new Promise<void>((start) => caller.waiting.push({ points, start }));
  } else caller.points += points;
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    caller.points -= points;
    while (caller.waiting[0] && fits(caller.waiting[0].points)) {
      const next = caller.waiting.shift()!;
      caller.points += next.points;
      next.start();
    }
    if (!caller.points && !caller.waiting.length) callers().delete(key);
  };
}
