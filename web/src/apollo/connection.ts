interface Connection {
  /** Whether the socket is connected, was and is not, or is not needed now. */
  state: 'unused' | 'open' | 'lost';
  /** How often it was connected: with each time something may have been missed before. */
  count: number;
}

let connection: Connection = { state: 'unused', count: 0 };
const listeners = new Set<() => void>();

/** What is known of the socket's connection. */
export const readConnection = (): Connection => connection;

export function setConnection(state: Connection['state']): void {
  connection = { state, count: connection.count + (state === 'open' ? 1 : 0) };
  for (const listener of listeners) listener();
}

/** Calls the listener when the connection is made or lost. */
export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
