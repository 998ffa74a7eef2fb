import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connectPayments } from '../src/external/payments';
import { fakeStripeAccount } from '../standins/accounts';
import type { TestServer } from './testServer';

interface Answer {
  status: number;
  body: string;
}
type Forward = () => Promise<Answer>;

/** The provider's answer while another request with the same key is under way. */
export const BUSY: Answer = {
  status: 409,
  body: JSON.stringify({
    error: {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: 'Another request is under way.',
    },
  }),
};
export const REFUSED: Answer = {
  status: 400,
  body: JSON.stringify({ error: { type: 'invalid_request_error', message: 'No.' } }),
};
export const BROKEN: Answer = {
  status: 500,
  body: '{"error":{"type":"api_error","message":"Out of order."}}',
};

/**
 * Puts a proxy in front of the card provider of a test server. Opening a session waits for the answer of `opening`; all
 * other requests are forwarded.
 */
export async function startLateProvider(server: TestServer) {
  const provider = {
    /** How often a session was requested. */
    asked: 0,
    opening: (forward: Forward): Promise<Answer> => forward(),
    /** Makes sessions wait. `arrived` resolves at the first request; `open` lets all of them continue. */
    holdBack() {
      let open!: () => void;
      let arrive!: () => void;
      const opened = new Promise<void>((resolve) => (open = resolve));
      const arrived = new Promise<void>((resolve) => (arrive = resolve));
      provider.opening = async (forward) => {
        arrive();
        await opened;
        return forward();
      };
      return { arrived, open };
    },
    async close() {
      connectPayments(fakeStripeAccount(server.url));
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const forward = await forwarding(server.url, request);
    const opens = request.method === 'POST' && request.url!.endsWith('/checkout/sessions');
    if (opens) provider.asked += 1;
    const { status, body } = await (opens ? provider.opening(forward) : forward());
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  };
  const proxy = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  connectPayments(fakeStripeAccount(`http://127.0.0.1:${port}`));
  return provider;
}

/** Reads the request, and returns a function that forwards it to the server. */
async function forwarding(url: string, request: IncomingMessage): Promise<Forward> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const names = ['authorization', 'content-type', 'idempotency-key', 'stripe-version'];
  const headers = Object.fromEntries(
    names.flatMap((name) => (request.headers[name] ? [[name, String(request.headers[name])]] : [])),
  );
  const method = request.method!;
  const body = method === 'GET' ? null : Buffer.concat(chunks);
  return async () => {
    const answer = await fetch(url + request.url!, { method, headers, body });
    return { status: answer.status, body: await answer.text() };
  };
}
