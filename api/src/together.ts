/**
 * Those who ask the same at the same time share one reading, and none gets one that began before he asked: who
 * comes while one is under way shares the next. The work is not for inside a transaction, which reads for itself.
 */
export function together<A, T>(keyOf: (asked: A) => string, read: (asked: A) => Promise<T>) {
  const readings = new Map<string, { now: Promise<T>; next?: Promise<T> }>();

  const begin = (key: string, asked: A): Promise<T> => {
    const reading: { now: Promise<T>; next?: Promise<T> } = { now: read(asked) };
    readings.set(key, reading);
    const over = () => {
      if (!reading.next) readings.delete(key);
    };
    reading.now.then(over, over);
    return reading.now;
  };

  return (asked: A): Promise<T> => {
    const key = keyOf(asked);
    const reading = readings.get(key);
    if (!reading) return begin(key, asked);
    const next = () => begin(key, asked);
    return (reading.next ??= reading.now.then(next, next));
  };
}
