import {
  createServer,
  IncomingMessage,
  ServerResponse,
  STATUS_CODES,
  type Server,
  type ServerOptions,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { reportRefusedInput } from '../access/refusedInput';
import { TLSSocket } from 'node:tls';
import { keepCertificate, serverCertificate } from './certificate';
import { securityHeaders } from './securityHeaders';

/**
 * A server by https where TLS_CERT is set, else by http, whose every answer carries the security headers: those of
 * handlers, of Socket.IO, which takes requests before any handler, of node itself, and what is written to a socket in
 * answer to an upgrade.
 */
export function createSecureServer(options: ServerOptions = {}): Server {
  let headers: Map<string, string> | undefined;
  const headersOf = () => (headers ??= securityHeaders());
  const lines = () => [...headersOf()].map(([name, value]) => `${name}: ${value}\r\n`).join('');
  class SecureResponse extends ServerResponse<IncomingMessage> {
    constructor(...args: ConstructorParameters<typeof ServerResponse<IncomingMessage>>) {
      super(...args);
      this.setHeaders(headersOf());
    }
  }
  const server = makeServer({ ...options, ServerResponse: SecureResponse });
  server.on('upgrade', (request, socket) => {
    if (asksForWebSocket(request)) addToHead(socket, lines());
  });
  server.on('clientError', (error, socket) => refuseUnread(error, socket as AnsweringSocket, lines()));
  return server;
}

/** node's server of https has all that its server of http has, and answers with the same classes. */
function makeServer<Response extends typeof ServerResponse<IncomingMessage>>(
  options: ServerOptions<typeof IncomingMessage, Response>,
): Server {
  const certificate = serverCertificate();
  if (!certificate) return createServer(options) as Server;
  const server = createTlsServer({ ...options, ...certificate });
  keepCertificate(server, certificate);
  return server as unknown as Server;
}

/** True for a request to open a WebSocket. A request for any other upgrade is answered as a plain request. */
export const asksForWebSocket = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket';

/** Adds lines to the head of the first answer that is written to a socket as text. */
function addToHead(socket: Duplex, lines: string): void {
  for (const method of ['write', 'end'] as const) {
    const original = socket[method] as (...args: unknown[]) => never;
    socket[method] = (first?: unknown, ...rest: unknown[]) => {
      Reflect.deleteProperty(socket, 'write');
      Reflect.deleteProperty(socket, 'end');
      const isHead = typeof first === 'string' && first.startsWith('HTTP/1.1 ');
      return original.call(socket, isHead ? first.replace('\r\n', `\r\n${lines}`) : first, ...rest);
    };
  }
}

/** A socket of node's server, with the answer that is being written to it. */
type AnsweringSocket = Socket & { _httpMessage?: ServerResponse | null };

/** What node answers to requests that it cannot read; all others are 400. */
const STATUS_OF: Partial<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers a request that node cannot read, and closes its connection. There is no answer where another has begun, or where
 * the client did not agree on an encryption.
 */
function refuseUnread(error: NodeJS.ErrnoException, socket: AnsweringSocket, lines: string): void {
  const isUnencrypted = socket instanceof TLSSocket && !socket.getCipher()?.name;
  if (isUnencrypted || error.code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent)
    return void socket.destroy();
  // A browser opens connections that it may never use; these run out of time.
  if (error.code !== 'ERR_HTTP_REQUEST_TIMEOUT')
    reportRefusedInput('request', { where: 'http', address: socket.remoteAddress });
  const status = STATUS_OF[error.code ?? ''] ?? 400;
  socket.write(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}content-length: 0\r\nconnection: close\r\n\r\n`,
  );
  socket.destroySoon();
}
