import {
  request as requestOf,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { addressOf } from '../access/limits/address';
import { log } from '../core/log';
import { nameCaller } from '../core/requestId';
import { sandboxProblem } from '../core/sandboxProblem';
import { looksLikeTestKey } from '../users/keys/apiKey.secret';
import { findTestKey } from '../users/keys/keyViewer.service';
import type { Sandbox } from './sandbox.service';

/** Headers of one connection, and those by which proxies name a client; ours replaces them. */
const OF_CONNECTION = /^(connection|keep-alive|upgrade|te|trailer|expect|transfer-encoding|proxy-.*)$/;
const OF_PROXIES = /^(forwarded|via|x-real-ip|x-forwarded-.*)$/;

/** Whether a request is sent with what looks like a test key. */
export const hasTestKey = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  looksLikeTestKey(tokenOf(headers));

/**
 * Hands a request with a valid test key over to the sandbox, which answers it. False if the key is not valid, or there is no
 * sandbox: then the request is refused where any key is.
 */
export async function handOver(
  sandbox: Sandbox,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const found = sandboxProblem() ? undefined : await findTestKey(tokenOf(request.headers));
  if (!found) return false;
  nameCaller({ userId: found.viewer.id, keyId: found.key.id });
  forward(await sandbox.admit(found.key), request, response);
  return true;
}

const tokenOf = ({ authorization = '' }: IncomingHttpHeaders): string =>
  /^bearer\s+(\S+)\s*$/i.exec(authorization)?.[1] ?? '';

/**
 * Sends the request to the sandbox by a connection of its own. Events of the client's connection belong to the real app, so a handler
 * of the sandbox that listened to them could end up in the wrong one.
 */
function forward(port: number, request: IncomingMessage, response: ServerResponse): void {
  const { method, url, headers } = request;
  const kept = Object.entries(headers).filter(
    ([name]) => !OF_CONNECTION.test(name) && !OF_PROXIES.test(name),
  );
  const asked = requestOf({
    host: '127.0.0.1',
    port,
    method,
    path: url,
    agent: false,
    headers: {
      ...Object.fromEntries(kept),
      ...(headers['transfer-encoding'] && { 'transfer-encoding': 'chunked' }),
      'x-forwarded-for': addressOf(request),
      'x-request-id': String(response.getHeader('x-request-id') ?? ''),
    },
  });
  asked.on('response', (answer) => {
    for (const [name, value] of Object.entries(answer.headers))
      if (value !== undefined && !OF_CONNECTION.test(name)) response.setHeader(name, value);
    response.writeHead(answer.statusCode ?? 502);
    answer.pipe(response);
  });
  asked.on('error', (error) => {
    if (response.headersSent || response.destroyed) return void response.destroy();
    log.warn({ reason: error.message }, 'the sandbox of test keys did not answer');
    const message = 'The sandbox of test keys did not answer. Try again in a moment.';
    response.writeHead(503, { 'content-type': 'application/json; charset=utf-8', 'retry-after': '1' });
    response.end(
      JSON.stringify({ errors: [{ message, extensions: { code: 'INTERNAL' } }], status: 'error', message }),
    );
  });
  response.once('close', () => asked.destroy());
  request.pipe(asked);
}
