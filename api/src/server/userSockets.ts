import type { WebSocket } from 'ws';
import { config } from '../core/config';
import { subscribe } from '../core/pubsub';
import { networkOf } from '../limits/address';

/** Makes a client connect again with a fresh access token (a code in the range for applications). */
const CONNECT_AGAIN = { code: 4205, reason: 'Connect again' };

/** Sockets that one user, and one address, may have open; a whole office may share an address. */
const SOCKETS_A_USER = 20;
const SOCKETS_AN_ADDRESS = 200;
export const TOO_MANY_SOCKETS = { code: 4429, reason: 'Too many sockets' };

const ofUsers = new Map<string, Set<WebSocket>>();
const ofAddresses = new Map<string, Set<WebSocket>>();

/** Records the user of a socket until it closes; false, and nothing is recorded, where there are too many. */
export const trackUserSocket = (userId: string, socket: WebSocket): boolean =>
  track(ofUsers, userId, socket, SOCKETS_A_USER);

/** The same for the network address of its client. */
export const trackAddressSocket = (address: string, socket: WebSocket): boolean =>
  track(ofAddresses, networkOf(address), socket, SOCKETS_AN_ADDRESS);

function track(all: Map<string, Set<WebSocket>>, key: string, socket: WebSocket, max: number): boolean {
  const sockets = all.get(key) ?? new Set();
  if (config.rateLimits && sockets.size >= max) return false;
  all.set(key, sockets.add(socket));
  socket.once('close', () => {
    sockets.delete(socket);
    if (!sockets.size) all.delete(key);
  });
  return true;
}

/**
 * Closes the sockets of a user who signs out, is disabled, or gets another role or password, on this or another
 * instance. The client connects again with the rights that are left.
 */
export const closeSocketsOnChange = (): void =>
  subscribe('viewerChanged', 'all', ({ userId }) => {
    for (const socket of ofUsers.get(userId) ?? []) socket.close(CONNECT_AGAIN.code, CONNECT_AGAIN.reason);
  });
