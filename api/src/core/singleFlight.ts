import { perApp } from './appState';

/**
 * Callers with the same query at the same time share one read. No caller gets a read that began before its
 * call: a caller that comes while one runs shares the next. Do not use it inside a transaction.
 */
export function singleFlight<Query, T>(keyOf: (query: Query) => string, read: (query: Query) => Promise<T>) {
  const flights = perApp(() => new Map<string, { current: Promise<T>; next?: Promise<T> }>());

  const begin = (key: string, query: Query): Promise<T> => {
    const flight: { current: Promise<T>; next?: Promise<T> } = { current: read(query) };
    flights().set(key, flight);
    const settled = () => {
      if (!flight.next) flights().delete(key);
    };
    flight.current.then(settled, settled);
    return flight.current;
  };

  return (query: Query): Promise<T> => {
    const key = keyOf(query);
    const flight = flights().get(key);
    if (!flight) return begin(key, query);
    const next = () => begin(key, query);
    return (flight.next ??= flight.current.then(next, next));
  };
}
