import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connectPayments } from '../src/external/payments';
import { fakeStripeAccount } from '../standins/accounts';
import type { TestServer } from './testServer';

/** Puts a proxy in front of the card provider of a test server. It refuses lists after a number of answers. */
export async function startFailingProvider(server: TestServer) {
  const failing = {
    /** How many lists are still answered. */
    answers: Infinity,
    async close() {
      connectPayments(fakeStripeAccount(server.url));
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
  const proxy = createServer((request, response) => {
    const isList = /\/v1\/(payouts|balance_transactions)/.test(request.url!);
    if (isList && failing.answers-- <= 0) {
      // The SDK repeats nothing else that fails.
      response.writeHead(401, { 'content-type': 'application/json' });
      response.end('{"error":{"type":"invalid_request_error","message":"Invalid API Key provided."}}');
      return;
    }
    const target = new URL(server.url + request.url!);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const names = ['authorization', 'content-type', 'idempotency-key'];
      const headers = names.flatMap((name): [string, string][] =>
        request.headers[name] ? [[name, String(request.headers[name])]] : [],
      );
      const body = request.method === 'GET' ? null : Buffer.concat(chunks);
      void fetch(target, { method: request.method!, headers, body })
        .then(async (answer) => {
          response.writeHead(answer.status, { 'content-type': 'application/json' });
          response.end(await answer.text());
        })
        .catch(() => response.destroy());
    });
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  connectPayments(fakeStripeAccount(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`));
  return failing;
}
