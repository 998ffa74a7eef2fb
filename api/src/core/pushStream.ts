/** Values that wait for a slow reader; beyond that the stream fails, and its reader begins anew. */
const MOST_WAITING = 10_000;

export interface PushStream<T> extends AsyncIterableIterator<T> {
  /** Hands out one more value; nothing once the reader has stopped. */
  push(value: T): void;
  /** Ends the stream after what was pushed before. */
  end(): void;
}

/**
 * A stream of what is pushed from now on, until it is ended or the reader stops; `onStop` is then called once. A reader
 * that does not keep up gets an error instead of what waits.
 */
export function pushStream<T>(onStop: () => void): PushStream<T> {
  const waiting: ((result: IteratorResult<T>) => void)[] = [];
  let values: T[] = [];
  let isOver = false;
  let isLate = false;
  const over = { done: true, value: undefined } as const;
  const stop = () => {
    if (isOver) return;
    isOver = true;
    onStop();
    for (const answer of waiting.splice(0)) answer(over);
  };
  return {
    push: (value) => {
      if (isOver) return;
      const answer = waiting.shift();
      if (answer) answer({ done: false, value });
      else values.push(value);
      if (values.length <= MOST_WAITING) return;
      isLate = true;
      values = [];
      stop();
    },
    end: stop,
    next: async () => {
      const [value] = values.splice(0, 1);
      if (value !== undefined) return { done: false, value };
      if (isLate) throw new Error('The reader of a stream does not keep up');
      return isOver ? over : new Promise((resolve) => waiting.push(resolve));
    },
    return: async () => {
      values = [];
      stop();
      return over;
    },
    throw: async (error) => {
      stop();
      throw error;
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
