import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/** How long proxies have to see that an instance goes, in milliseconds. */
const DRAIN_MS = 1000;

/** Milliseconds of a turn of the event loop in which hardly a connection comes, and how many turns are waited for one. */
const SHORT_TURN_MS = 0.5;
const TURNS = 200;

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
  await acceptAll(server);
  // That of http closes the idle connections as well.
  NetServer.prototype.close.call(server);
  await pause(ms);
  server.closeIdleConnections();
}

/** The system takes connections before the server does, and resets those that the server has not seen when it closes. */
async function acceptAll(server: Server): Promise<void> {
  let came = 0;
  const count = () => came++;
  server.on('connection', count);
  for (let turn = 0; turn < TURNS; turn++) {
    const before = came;
    const start = performance.now();
    await nextTurn();
    if (came === before && performance.now() - start < SHORT_TURN_MS) break;
  }
  server.off('connection', count);
}
