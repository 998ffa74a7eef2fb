import {
  createServer,
  IncomingMessage,
  ServerResponse,
  STATUS_CODES,
  type Server,
  type ServerOptions,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { reportRefusedInput } from '../access/refusedInput';
import { securityHeaders } from './securityHeaders';

/**
 * A server whose every answer carries the security headers: those of handlers, of Socket.IO, which takes requests before
 * any handler, of node itself, and what is written to a socket in answer to an upgrade.
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
  const server = createServer({ ...options, ServerResponse: SecureResponse }) as Server;
  server.on('upgrade', (request, socket) => {
    if (asksForWebSocket(request)) addToHead(socket, lines());
  });
  server.on('clientError', (error, socket) => refuseUnread(error, socket as AnsweringSocket, lines()));
  return server;
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

/** Answers a request that node cannot read, unless another answer has begun, and closes its connection. */
function refuseUnread(error: NodeJS.ErrnoException, socket: AnsweringSocket, lines: string): void {
  if (error.code === 'ECONNRESET' || !socket.writable || socket._httpMessage?.headersSent)
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
