import type { IncomingMessage } from 'node:http';
import type { Server } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { log } from '../../core/log';
import { withRequestId } from '../../core/requestId';
import { socketRate } from './socketRate';

/** Bytes that may wait for a slow client; beyond that the socket is closed. */
export const MAX_BUFFERED = 1024 * 1024;
/** Milliseconds between pings; a socket that has not answered the last one is closed. */
const PING_EVERY = 12_000;
/** A code in the range for applications. */
const TOO_MANY_MESSAGES = { code: 4429, reason: 'Too many messages' };
/** The server's own fault, of the codes after which graphql-ws comes back; it does not after those for bad messages. */
const TRY_AGAIN_LATER = { code: 1013, reason: 'Try again later' };

export interface SocketExtra {
  socket: WebSocket;
  request: IncomingMessage;
  /** Points of the operations on this socket, by their ids. */
  costs: Map<string, number>;
}

/** Runs the GraphQL protocol on a socket that was just opened, within the limits of one client. */
export function connectSocket(
  graphql: Server<SocketExtra>,
  socket: WebSocket,
  request: IncomingMessage,
): void {
  const isAllowed = socketRate();
  const stopPinging = keepAlive(socket);
  const closed = graphql.opened(
    {
      protocol: socket.protocol,
      send: (message) => sendTo(socket, message),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (receive) =>
        socket.on('message', (data) => {
          if (socket.readyState !== socket.OPEN) return;
          if (!isAllowed()) return closeUnread(socket, TOO_MANY_MESSAGES);
          withRequestId(undefined, () =>
            receive(String(data)).catch((error: Error) => {
              log.warn({ reason: error.message }, 'a socket was closed');
              socket.close(TRY_AGAIN_LATER.code, TRY_AGAIN_LATER.reason);
            }),
          );
        }),
    },
    { socket, request, costs: new Map() },
  );
  socket.once('error', (error) => {
    log.warn({ reason: error.message }, 'a socket failed');
    closeUnread(socket);
  });
  socket.once('close', (code, reason) => {
    stopPinging();
    void closed(code, String(reason));
  });
}

/** How long a client has to take the reason why its socket is closed, in milliseconds. */
const REASON_TAKEN_WITHIN = 1000;

/** Closes a socket and reads nothing more of what its client goes on sending. */
export function closeUnread(
  socket: WebSocket,
  { code, reason }: { code?: number; reason?: string } = {},
): void {
  socket.close(code, reason);
  socket.pause();
  setTimeout(() => socket.terminate(), REASON_TAKEN_WITHIN).unref();
}

/** Buffers what a slow client has not taken, up to a limit. */
export function sendTo(socket: WebSocket, message: string): void {
  if (socket.readyState !== socket.OPEN) return;
  if (socket.bufferedAmount > MAX_BUFFERED) return socket.terminate();
  socket.send(message);
}

function keepAlive(socket: WebSocket): () => void {
  let answered = true;
  socket.on('pong', () => (answered = true));
  const timer = setInterval(() => {
    if (!answered) return socket.terminate();
    answered = false;
    socket.ping();
  }, PING_EVERY);
  return () => clearInterval(timer);
}
