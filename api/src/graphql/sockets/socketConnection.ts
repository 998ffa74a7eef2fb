import type { IncomingMessage } from 'node:http';
import type { Server } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { preferredLanguage, type Language } from '../../../../schema/language';
import { inLanguage } from '../../core/readerLanguage';
import { addressOf } from '../../access/limits/address';
import { log } from '../../core/log';
import { withRequestId } from '../../core/requestId';
import { socketRate } from './socketRate';

/** The most bytes that wait for a slow client; beyond that the socket is closed. */
export const MAX_BUFFERED = 1024 * 1024;
/** Milliseconds between pings; a socket that has not answered the last one is closed. */
const PING_EVERY = 12_000;
/** A close code in the range for applications. */
const TOO_MANY_MESSAGES = { code: 4429, reason: 'Too many messages' };
/** A close code for the server's own fault, after which graphql-ws reconnects. It does not after bad messages. */
const TRY_AGAIN_LATER = { code: 1013, reason: 'Try again later' };

export interface SocketExtra {
  socket: WebSocket;
  request: IncomingMessage;
  /** Points of the operations on this socket, by their ids. */
  costs: Map<string, number>;
  /** The language of its answers. */
  language: Language;
}

/** Runs the GraphQL protocol on a new socket, within the limits of one client. */
export function connectSocket(
  graphql: Server<SocketExtra>,
  socket: WebSocket,
  request: IncomingMessage,
): void {
  const isAllowed = socketRate();
  const stopPinging = keepAlive(socket);
  const language = preferredLanguage(request.headers['accept-language']);
  const extra: SocketExtra = { socket, request, costs: new Map(), language };
  const closed = graphql.opened(
    {
      protocol: socket.protocol,
      send: (message) => sendTo(socket, message),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (receive) =>
        socket.on('message', (data) => {
          if (socket.readyState !== socket.OPEN) return;
          if (!isAllowed()) return closeUnread(socket, TOO_MANY_MESSAGES);
          withRequestId(
            undefined,
            () =>
              inLanguage(extra.language, () => receive(String(data))).catch((error: Error) => {
                log.warn({ reason: error.message }, 'a socket was closed');
                socket.close(TRY_AGAIN_LATER.code, TRY_AGAIN_LATER.reason);
              }),
            () => addressOf(request),
          );
        }),
    },
    extra,
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

/** Milliseconds that a client has to read why its socket is closed. */
const REASON_TAKEN_WITHIN = 1000;

/** Closes a socket and reads no more of the client's messages. */
export function closeUnread(
  socket: WebSocket,
  { code, reason }: { code?: number; reason?: string } = {},
): void {
  socket.close(code, reason);
  socket.pause();
  setTimeout(() => socket.terminate(), REASON_TAKEN_WITHIN).unref();
}

/** Sends a message and buffers it for a slow client, up to a limit. */
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
