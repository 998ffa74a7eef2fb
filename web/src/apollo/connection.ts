import { createStore } from '../store';

interface Connection {
  /** Whether the socket is connected, was and is not, or is not needed now. */
  state: 'unused' | 'open' | 'lost';
  /** How many times it has connected: events may have been missed before each. */
  count: number;
}

/** The connection of the socket. */
export const connection = createStore<Connection>({ state: 'unused', count: 0 });

export function setConnection(state: Connection['state']): void {
  connection.write({ state, count: connection.read().count + (state === 'open' ? 1 : 0) });
}
