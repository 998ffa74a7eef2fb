/**
 * The most values that wait for a slow reader. Beyond that the stream fails, and its reader must start again.
 */
const MOST_WAITING = 10_000;

export interface PushStream<T> extends AsyncIterableIterator<T> {
  /** Delivers one more value. Does nothing after the reader has stopped. */
  push(value: T): void;
  /** Ends the stream after the values pushed before. */
  end(): void;
  /**
   * Delivers each value to the reader at once, waiting ones first; settles at the end. next() then gets no
   * values.
   */
  handTo(reader: (value: T) => void): Promise<void>;
}

/**
 * A stream of the values pushed from now on. `onStop` is called once, when the stream ends or the reader
 * stops. A reader that is too slow gets an error instead of the waiting values.
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
