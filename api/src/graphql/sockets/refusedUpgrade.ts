import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { addressOf } from '../../access/limits/address';
import { reportRefusedInput } from '../../access/refusedInput';

/**
 * Ignores a request to upgrade to another protocol, as HTTP allows, and answers it normally. Java's own client requests
 * HTTP/2 each time. Node passes every upgrade to us, so the socket is returned to node for this one response.
 */
export function ignoreUpgrade(server: Server, request: IncomingMessage, socket: Duplex, head: Buffer): void {
  const { method, url, httpVersion, rawHeaders } = request;
  let text = `${method} ${url} HTTP/${httpVersion}\r\nConnection: close\r\n`;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (!/^(connection|upgrade)$/i.test(rawHeaders[index]!))
      text += `${rawHeaders[index]}: ${rawHeaders[index + 1]}\r\n`;
  socket.unshift(Buffer.concat([Buffer.from(`${text}\r\n`, 'latin1'), head]));
  server.emit('connection', socket);
}

export const tooManySockets = (wait: number): string =>
  `HTTP/1.1 429 Too Many Requests\r\nretry-after: ${wait}\r\nconnection: close\r\n\r\n`;

/** Refuses, and reports, a socket that a page of another origin opens. */
export function refuseOrigin(request: IncomingMessage, socket: Duplex): void {
  reportRefusedInput('origin', { where: '/graphql', address: addressOf(request) });
  socket.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n');
}
