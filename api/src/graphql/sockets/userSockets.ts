import jwt from 'jsonwebtoken';
import { SOCKET_LIMITS } from '../../../../schema/apiLimits';
import { config } from '../../core/config';
import { now } from '../../core/clock';
import { log } from '../../core/log';
import { actAsHotel } from '../../access/actAsHotel';
import { sameDuties } from '../../access/duties';
import type { Viewer } from '../../access/policy';
import { subscribe } from '../../core/events';
import { networkOf } from '../../access/limits/address';
import { viewerOfKeyHash } from '../../users/keys/keyViewer.service';
import { findViewer } from '../../users/sessions/session.service';
import { perApp } from '../../core/appState';

/** The close code after which a client reconnects with a new access token; in the range for applications. */
const CONNECT_AGAIN = { code: 4205, reason: 'Connect again' };

/** The most open sockets of one user and of one address. A whole office may share an address. */
/** Sockets whose rights one statement reads. */
const ASKED_AT_ONCE = 500;
/** The longest delay of a timer, in milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;
export const TOO_MANY_SOCKETS = { code: 4429, reason: 'Too many sockets' };

/** The part of a socket that this file needs, for either protocol. */
export interface ClosableSocket {
  close(code?: number, reason?: string): unknown;
  once(event: 'close', listener: () => void): unknown;
}

const ofUsers = perApp(() => new Map<string, Set<ClosableSocket>>());
const ofAddresses = perApp(() => new Map<string, Set<ClosableSocket>>());
/** The viewer of each socket. */
const viewers = new WeakMap<ClosableSocket, Viewer>();

/** Records the user of a socket until it closes; false, without a record, if the user has too many sockets. */
export function trackUserSocket(viewer: Viewer, socket: ClosableSocket): boolean {
  viewers.set(socket, viewer);
  return track(ofUsers(), viewer.id, socket, SOCKET_LIMITS.user);
}

/** The same for the network address of its client. */
export const trackAddressSocket = (address: string, socket: ClosableSocket): boolean =>
  track(ofAddresses(), networkOf(address), socket, SOCKET_LIMITS.network);

/** The number of open sockets. */
export const countSockets = (): number =>
  [...ofAddresses().values()].reduce((sum, sockets) => sum + sockets.size, 0);

function track(
  all: Map<string, Set<ClosableSocket>>,
  key: string,
  socket: ClosableSocket,
  max: number,
): boolean {
  const sockets = all.get(key) ?? new Set();
  if (config.rateLimits && sockets.size >= max) return false;
  all.set(key, sockets.add(socket));
  socket.once('close', () => {
    sockets.delete(socket);
    if (!sockets.size) all.delete(key);
  });
  return true;
}

/** Closes a socket when its token or API key expires. The client may reconnect with a new one. */
export function closeOnExpiry(socket: ClosableSocket, token: string, { key }: Viewer): void {
  if (!key) return closeAfter(socket, (jwt.decode(token) as { exp: number }).exp * 1000 - Date.now());
  if (key.expiresAt) closeAfter(socket, Math.min(key.expiresAt.getTime() - now().getTime(), LONGEST_TIMER));
}

/** Closes a socket after this number of milliseconds, as if its token had expired. */
export function closeAfter(socket: ClosableSocket, milliseconds: number): void {
  const timer = setTimeout(() => closeForNow(socket), milliseconds).unref();
  socket.once('close', () => clearTimeout(timer));
}

/**
 * Closes the sockets of a user who signs out, is disabled, or gets another role or password, on this or another
 * instance. The client reconnects with its remaining rights.
 */
export function closeSocketsOnChange(): void {
  subscribe('viewerChanged', 'all', ({ userId }) => {
    for (const socket of ofUsers().get(userId) ?? []) closeForNow(socket);
  });
  subscribe('eventsMissed', 'all', () => {
    closeOutdated().catch((error: unknown) => log.error({ error }, 'checking the rights of sockets failed'));
  });
}

/** Closes the sockets whose viewer has other rights by now, in case the event of another instance was lost. */
async function closeOutdated(): Promise<void> {
  const sockets = [...ofUsers().values()].flatMap((own) => [...own]);
  for (let first = 0; first < sockets.length; first += ASKED_AT_ONCE)
    await Promise.all(
      sockets.slice(first, first + ASKED_AT_ONCE).map(async (socket) => {
        if (!(await isCurrent(viewers.get(socket)!))) closeForNow(socket);
      }),
    );
}

/** Whether the session or key is still valid, with the same role and duties. The channel was checked when the work began. */
export async function isCurrent({ id, role, duties, actsAsHotel, sessionId, key }: Viewer): Promise<boolean> {
  const found = await (key
    ? viewerOfKeyHash(key.tokenHash)
    : findViewer({ sub: id, sid: sessionId }, 'existingClient'));
  const viewer = found && actAsHotel(found, actsAsHotel);
  return viewer?.role === role && sameDuties(viewer.duties, duties);
}

const closeForNow = (socket: ClosableSocket) => socket.close(CONNECT_AGAIN.code, CONNECT_AGAIN.reason);
