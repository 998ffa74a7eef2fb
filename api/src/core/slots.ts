/** So many wait already that one more would wait too long. */
export class TooManyWaiting extends Error {}

/** Runs at most `count` pieces of work at once (a function where settings say how many, asked when work comes); up to `mostWaiting` more wait, in the order of asking. */
export function slots(count: number | (() => number), mostWaiting: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < (typeof count === 'number' ? count : count())) running += 1;
    else if (waiting.length >= mostWaiting) throw new TooManyWaiting();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // Whoever waited takes over the slot.
      if (next) next();
      else running -= 1;
    }
  };
}
