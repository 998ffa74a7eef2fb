import type { WebSocket } from 'ws';
import { subscribe } from '../core/pubsub';

/** Asks a client to connect again with a fresh access token (a code of ours, in the range left to applications). */
const CONNECT_AGAIN = { code: 4205, reason: 'Connect again' };

const open = new Map<string, Set<WebSocket>>();

/** Remembers whose socket it is, until it closes. */
export function trackUserSocket(userId: string, socket: WebSocket): void {
  const sockets = open.get(userId) ?? new Set();
  open.set(userId, sockets.add(socket));
  socket.once('close', () => {
    sockets.delete(socket);
    if (!sockets.size) open.delete(userId);
  });
}

/**
 * Closes the sockets of whoever signs out, is disabled, gets another role or another password, here or on
 * another instance. Who still may connects again at once, as what they are now.
 */
export const closeSocketsOnChange = (): void =>
  subscribe('viewerChanged', 'all', ({ userId }) => {
    for (const socket of open.get(userId) ?? []) socket.close(CONNECT_AGAIN.code, CONNECT_AGAIN.reason);
  });
