import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** How long proxies have to see that an instance goes, in milliseconds. */
const DRAIN_MS = 1000;

const draining = new WeakSet<Server>();

/** Whether a server takes no new connections any more. */
export const isDraining = (server: Server): boolean => draining.has(server);

/**
 * Lets clients go before a server ends: no new connection is taken, every answer is the last on its connection, and
 * only then the idle ones are closed. Closing them at once would reset one whose request is on its way.
 */
export async function drain(server: Server, ms = DRAIN_MS): Promise<void> {
  draining.add(server);
  server.prependListener('request', (_request, response) => response.setHeader('connection', 'close'));
  // That of http closes the idle connections as well.
  NetServer.prototype.close.call(server);
  await pause(ms);
  server.closeIdleConnections();
}
