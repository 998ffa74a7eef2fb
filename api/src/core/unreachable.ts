/** No connection to the database was free, or could be opened, within the time that a request may wait for one. */
export class NoConnection extends Error {
  constructor(timeoutMs: number) {
    super(`No connection to the database within ${timeoutMs} ms`);
  }
}

/** What the network says where a connection is refused, lost or silent, whatever was to be reached. */
const OF_NETWORK = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT'];

/** The same in words of mysql2 and of the server. */
const OF_DATABASE = [
  'ER_CON_COUNT_ERROR',
  'ER_SERVER_SHUTDOWN',
  'PROTOCOL_CONNECTION_LOST',
  'PROTOCOL_SEQUENCE_TIMEOUT',
];

/** Whether the database did not answer, so that the same request may succeed in a moment. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof NoConnection) return true;
  if (!(error instanceof Error && 'code' in error)) return false;
  const code = String(error.code);
  // mysql2 alone says of an error of the network whether it is `fatal` to a connection.
  return OF_DATABASE.includes(code) || ('fatal' in error && OF_NETWORK.includes(code));
}
