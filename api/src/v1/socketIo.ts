import type { IncomingMessage, Server as HttpServer } from 'node:http';
import { parseCookie } from 'cookie';
import { Server, type Socket } from 'socket.io';
import type { WebSocket } from 'ws';
import { config } from '../core/config';
import type { Viewer } from '../access/policy';
import { addressOf } from '../access/limits/address';
import { reportRefusedInput } from '../access/refusedInput';
import { spendPoints, type PointsSpent } from '../access/limits/points';
import { take } from '../access/limits/take';
import { readViewer } from '../http/authentication';
import { socketRate } from '../graphql/sockets/socketRate';
import { isOwnOrigin } from '../http/cors';
import { closeUnread } from '../graphql/sockets/socketConnection';
import { trackAddressSocket } from '../graphql/sockets/userSockets';
import { viewerOfRefreshToken } from '../users/sessions/session.service';
import { serveClient } from './socketIoClient';
import { checkUpgrades, upgradeRequest } from './socketIoUpgrade';

/** Milliseconds without an answer after which a client counts as gone; existing clients expect this value. */
const PING_TIMEOUT = 60_000;
/** Milliseconds within which a client has to authenticate. */
const SIGN_IN_TIMEOUT = 10_000;
/** Largest message of a client in bytes. None of its events is longer than a token. */
const LARGEST_MESSAGE = 16 * 1024;

/** Points of reading a packet. */
const PACKET_COST = 5;

/** A connection under Socket.IO's own protocol, whose types the package does not export. */
type Connection = Socket['conn'];

/**
 * Serves the real-time events of existing clients at /socket.io: who is online, and messages. Clients
 * authenticate with an access token (`auth: { token }` or a header) or with the session's cookie, which pages
 * of CORS_ORIGINS send only with the WebSocket. POST /messages sends a message to everybody; 'new message'
 * and 'join chat room' are accepted and have no effect.
 */
export function openSocketIo(server: HttpServer): { stop(): void } {
  const io = new Server({
    path: '/socket.io',
    pingTimeout: PING_TIMEOUT,
    connectTimeout: SIGN_IN_TIMEOUT,
    maxHttpBufferSize: LARGEST_MESSAGE,
    serveClient: false,
    destroyUpgrade: false,
    cors: { origin: config.corsOrigins, credentials: true },
    allowRequest: (request, answer) => {
      if (!isOwnOrigin(request)) {
        reportRefusedInput('origin', { where: '/socket.io', address: addressOf(request) });
        return answer('This site may not connect', false);
      }
      take('socket', addressOf(request)).then(
        (wait) => answer(wait ? 'Too many requests' : null, !wait),
        () => answer('Something went wrong', false),
      );
    },
  });
  io.use((socket, next) => {
    viewerOf(socket).then(
      (known) => {
        Object.assign(socket.data, known);
        next(known ? undefined : new Error('Please sign in first.'));
      },
      () => next(new Error('Something went wrong')),
    );
  });
  io.on('connection', serveClient);
  io.attach(server);
  checkUpgrades(io);
  io.engine.on('connection', limit);
  return {
    stop: () => {
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
}

/** Closes connections of an address that has too many, and those that exceed a socket's limits. */
function limit(connection: Connection): void {
  const closable = {
    close: () => connection.close(true),
    once: (_event: 'close', listener: () => void) => connection.once('close', listener),
  };
  const address = addressOf(connection.request as IncomingMessage);
  if (!trackAddressSocket(address, closable)) return closable.close();
  const isAllowed = socketRate();
  const end = () => connection.close(true);
  // The library would otherwise read on until the client learns that the connection is closed.
  connection.once('close', () => {
    const { socket } = connection.transport as unknown as { socket?: WebSocket };
    if (socket) closeUnread(socket);
  });
  connection.on('packet', () => {
    if (!isAllowed()) return void end();
    const closeWhereRefused = (spent: PointsSpent | undefined) => void (spent?.isRefused && end());
    spendPoints(undefined, address, PACKET_COST).then(closeWhereRefused, end);
  });
}

/** The user of a socket and the token that proves it. The session's cookie is ignored from other sites. */
async function viewerOf(socket: Socket): Promise<{ viewer: Viewer; token?: string } | undefined> {
  const { handshake, request } = socket;
  const token: unknown = handshake.auth.token ?? handshake.auth.accessToken;
  const authorization = typeof token === 'string' ? `Bearer ${token}` : request.headers.authorization;
  const viewer = authorization
    ? await readViewer({ headers: { authorization } }, 'existingClient')
    : await viewerOfRefreshToken(cookieOf(request) ?? cookieOf(await upgradeRequest(socket)));
  return viewer && { viewer, token: authorization?.split(' ')[1] };
}

const cookieOf = (request: IncomingMessage | undefined): string | undefined =>
  parseCookie(request?.headers.cookie ?? '').jwt;
