/** Values that wait for a slow reader; beyond that the stream fails, and its reader begins anew. */
const MOST_WAITING = 10_000;

export interface PushStream<T> extends AsyncIterableIterator<T> {
  /** Hands out one more value; nothing once the reader has stopped. */
  push(value: T): void;
  /** Ends the stream after what was pushed before. */
  end(): void;
  /** Hands each value to the reader at once, those that wait first; settles at the end. There is nothing for next() then. */
  handTo(reader: (value: T) => void): Promise<void>;
}

/**
 * A stream of what is pushed from now on, until it is ended or the reader stops; `onStop` is then called once. A reader
 * that does not keep up gets an error instead of what waits.
 */
export function pushStream<T>(onStop: () => void): PushStream<T> {
  const waiting: ((result: IteratorResult<T>) => void)[] = [];
  let values: T[] = [];
  let reader: ((value: T) => void) | undefined;
  let isOver = false;
  let isLate = false;
  const over = { done: true, value: undefined } as const;
  const stop = () => {
    if (isOver) return;
    isOver = true;
    onStop();
    for (const answer of waiting.splice(0)) answer(over);
  };
  const next = async (): Promise<IteratorResult<T>> => {
    const [value] = values.splice(0, 1);
    if (value !== undefined) return { done: false, value };
    if (isLate) throw new Error('The reader of a stream does not keep up');
    return isOver ? over : new Promise((resolve) => waiting.push(resolve));
  };
  return {
    push: (value) => {
      if (isOver) return;
      if (reader) return reader(value);
      const answer = waiting.shift();
      if (answer) answer({ done: false, value });
      else values.push(value);
      if (values.length <= MOST_WAITING) return;
      isLate = true;
      values = [];
      stop();
    },
    end: stop,
    next,
    handTo: async (hand) => {
      for (const value of values.splice(0)) hand(value);
      reader = hand;
      await next();
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
