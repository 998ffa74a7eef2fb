import type { IncomingMessage } from 'node:http';
import type { Socket as NetSocket } from 'node:net';
import type { Server, Socket } from 'socket.io';
import { config } from '../core/config';
import { addressOf, networkOf } from '../access/limits/address';
import { reportRefusedInput } from '../access/refusedInput';
import { isOwnOrigin } from '../http/cors';
import { perApp } from '../core/appState';

/** Milliseconds within which a polling connection has to become a WebSocket with the cookie. */
const UPGRADE_TIMEOUT = 5000;
/** The most connections of one network that wait for the cookie at the same time. */
const WAITING_A_NETWORK = 20;

/** Socket.IO's own connection, whose types the package does not export. */
type Connection = Socket['conn'];

/** The request by which a WebSocket was opened, by the TCP socket of both. */
const requests = new WeakMap<NetSocket, IncomingMessage>();
const waiting = new WeakSet<Connection>();
const waitingOfNetworks = perApp(() => new Map<string, number>());

/**
 * Checks the origin of requests that upgrade polling to a WebSocket: Socket.IO calls `allowRequest` for first
 * requests only. Without it a program could begin a connection and a page of another site continue it with a
 * visitor's cookie.
 */
export function checkUpgrades(io: Server): void {
  io.engine.use((request: IncomingMessage, _response: unknown, next: (error?: Error) => void) => {
    if (!request.headers.upgrade) return next();
    if (!isOwnOrigin(request)) {
      reportRefusedInput('origin', { where: '/socket.io', address: addressOf(request) });
      return next(new Error('This site may not connect'));
    }
    requests.set(request.socket, request);
    next();
  });
}

/**
 * Waits until a polling connection of a page of CORS_ORIGINS continues as a WebSocket, and answers the
 * upgrade request: browsers send the session's cookie with it, but not with the polling of `io(url)` from
 * another origin. Answers undefined after five seconds without a WebSocket, at once for any other connection,
 * and for more than 20 of one network. The connection receives and sends no events until then.
 */
export async function upgradeRequest({ conn, request }: Socket): Promise<IncomingMessage | undefined> {
  const { origin } = request.headers;
  if (!origin || !config.corsOrigins.includes(origin) || waiting.has(conn)) return undefined;
  if (!isPolling(conn)) return requestOf(conn, origin);
  const network = networkOf(addressOf(request));
  const count = waitingOfNetworks().get(network) ?? 0;
  if (count >= WAITING_A_NETWORK) return undefined;
  waiting.add(conn);
  waitingOfNetworks().set(network, count + 1);
  await isUpgraded(conn);
  waiting.delete(conn);
  const left = waitingOfNetworks().get(network)! - 1;
  if (left) waitingOfNetworks().set(network, left);
  else waitingOfNetworks().delete(network);
  return isPolling(conn) ? undefined : requestOf(conn, origin);
}

const isPolling = (connection: Connection): boolean => connection.transport.name === 'polling';

function isUpgraded(connection: Connection): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      connection.off('upgrade', end);
      connection.off('close', end);
      resolve();
    };
    const timer = setTimeout(end, UPGRADE_TIMEOUT);
    connection.once('upgrade', end);
    connection.once('close', end);
  });
}

/** The request of a connection's WebSocket, if it came from the page that began the connection. */
function requestOf(connection: Connection, origin: string): IncomingMessage | undefined {
  const { socket } = connection.transport as unknown as { socket: { _socket: NetSocket } };
  const request = requests.get(socket._socket);
  return request?.headers.origin === origin ? request : undefined;
}
