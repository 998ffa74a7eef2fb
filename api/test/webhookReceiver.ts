import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** Somebody's program that takes messages; what it answers can be changed. */
export async function openReceiver() {
  const received: Received[] = [];
  const state = { status: 204, headers: {} as Record<string, string>, body: '' };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    received.push({ headers: request.headers, body });
    response.writeHead(state.status, state.headers);
    response.end(state.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    answer: (status: number, body = '', headers = {}) => Object.assign(state, { status, body, headers }),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Whether a message is signed with the secret, computed as standardwebhooks.com says and by nothing of ours. */
export function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const expected = `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(expected);
}
