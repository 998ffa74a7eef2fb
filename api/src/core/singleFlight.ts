/**
 * Callers that ask the same at the same time share one read, and none gets a read that began before it asked: who
 * asks while one is under way shares the next. Not for use inside a transaction, which reads for itself.
 */
export function singleFlight<Query, T>(keyOf: (query: Query) => string, read: (query: Query) => Promise<T>) {
  const flights = new Map<string, { current: Promise<T>; next?: Promise<T> }>();

  const begin = (key: string, query: Query): Promise<T> => {
    const flight: { current: Promise<T>; next?: Promise<T> } = { current: read(query) };
    flights.set(key, flight);
    const settled = () => {
      if (!flight.next) flights.delete(key);
    };
    flight.current.then(settled, settled);
    return flight.current;
  };

  return (query: Query): Promise<T> => {
    const key = keyOf(query);
    const flight = flights.get(key);
    if (!flight) return begin(key, query);
    const next = () => begin(key, query);
    return (flight.next ??= flight.current.then(next, next));
  };
}
