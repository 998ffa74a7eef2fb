import { once } from 'node:events';
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openProxy } from '../nginx';
import { freePort } from './servers';

export const KEPT = 'public, s-maxage=1, stale-while-revalidate=10';

/** An answer as a client got it. */
export interface Got {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A request as the server behind nginx got it. */
interface Asked {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
}

type Headers = Record<string, string>;

/** How the server behind nginx answers: by default with the number of the request, and with KEPT. */
export interface Answer {
  status?: number;
  headers?: Record<string, string | string[]>;
  /** Milliseconds before the answer. */
  after?: number;
  /** Ends the connection without an answer. */
  isAway?: boolean;
}

export interface KeptServer {
  url: string;
  /** What the server behind nginx was asked. */
  asked: Asked[];
  /** Addresses of a page and of an answer that nothing was kept for. */
  page(): string;
  question(): string;
  /** The page is answered in this way from now on. */
  answer(page: string, how: Answer): void;
  close(): Promise<void>;
}

/** The headers of a question by a program that reads JSON. */
export const QUESTION = { 'apollo-require-preflight': '1', accept: 'application/json' };

/** Opens nginx with the settings of the composed shape before a server that counts what it is asked. */
export async function openKeptServer(): Promise<KeptServer> {
  const asked: Asked[] = [];
  const answers = new Map<string, Answer>();
  const server = createServer((incoming, response) => {
    const { method = '', url = '', headers } = incoming;
    if (url !== '/livez') asked.push({ method, url, headers });
    incoming.resume();
    const answer = answers.get(url) ?? {};
    if (answer.isAway) return void incoming.socket.destroy();
    setTimeout(() => send(response, answer, asked.length), answer.after ?? 0);
  });
  server.keepAliveTimeout = 75_000;
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const folder = mkdtempSync(path.join(tmpdir(), 'staybook-kept-'));
  const url = `http://127.0.0.1:${await freePort()}`;
  const proxy = await openProxy(folder, url, [`http://127.0.0.1:${(server.address() as AddressInfo).port}`]);
  const close = async () => {
    await proxy.close();
    server.close();
    server.closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  };
  let count = 0;
  return {
    url,
    asked,
    page: () => `${url}/page-${(count += 1)}`,
    question: () => `${url}/graphql?query=${(count += 1)}`,
    answer: (page, how) => void answers.set(new URL(page).pathname, how),
    close,
  };
}

function send(response: ServerResponse, { status = 200, headers = {} }: Answer, number: number): void {
  const body = `answer ${number}`;
  response.writeHead(status, {
    'content-type': 'text/html',
    'cache-control': KEPT,
    etag: `W/"${number}"`,
    'content-length': String(body.length),
    'x-request-id': 'that of the api',
    ...headers,
  });
  response.end(body);
}

/** Sends a request with exactly these headers, and those that HTTP cannot do without. */
export async function ask(
  url: string,
  headers: Headers = {},
  { method = 'GET', body = '' } = {},
): Promise<Got> {
  const sent = request(url, { method, headers, agent: false });
  sent.end(body || undefined);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.setEncoding('utf8');
  let text = '';
  for await (const chunk of response) text += chunk;
  return { status: response.statusCode ?? 0, headers: response.headers, body: text };
}

/** The bodies of answers to requests with these headers, one after the other. */
export async function bodiesOf(url: string, requests: readonly Headers[]): Promise<string[]> {
  const bodies: string[] = [];
  for (const headers of requests) bodies.push((await ask(url, headers)).body);
  return bodies;
}

/** Whether three equal requests have the same answer. */
export const isKept = async (url: string, headers: Headers = {}): Promise<boolean> =>
  new Set(await bodiesOf(url, [headers, headers, headers])).size === 1;
