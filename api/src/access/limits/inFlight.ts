/*
 * What runs at the same time on this instance. The table of allowances counts what is done within a window.
 */

/** Operations of one caller that may wait; one more is refused. */
const MOST_WAITING = 50;

interface Caller {
  /** Points of the operations that run. */
  points: number;
  waiting: { points: number; start: () => void }[];
}

const callers = new Map<string, Caller>();

/**
 * Waits until the operations of this caller that run on this instance cost at most `most` points together, and this one
 * fits beside them or is alone; in the order of asking. Resolves with what ends it, or with undefined where too many wait.
 */
export async function enterInFlight(
  key: string,
  points: number,
  most: number,
): Promise<(() => void) | undefined> {
  const caller = callers.get(key) ?? { points: 0, waiting: [] };
  callers.set(key, caller);
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
    if (!caller.points && !caller.waiting.length) callers.delete(key);
  };
}
