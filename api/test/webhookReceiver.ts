import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** How a program answers a challenge. */
type EchoChallenge = (challenge: string) => { status: number; body: string };
export const echo: EchoChallenge = (challenge) => ({ status: 200, body: JSON.stringify({ challenge }) });

/** A program that takes messages after it has answered its challenge; tests can change its answers. */
export async function openReceiver(echoes = echo) {
  const received: Received[] = [];
  const challenges: Received[] = [];
  const state = { status: 204, headers: {} as Record<string, string>, body: '', echoes, delayMs: 0 };
  const atOnce = { now: 0, most: 0 };
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const { type, data } = JSON.parse(body);
    const isChallenge = type === 'webhook.verification';
    (isChallenge ? challenges : received).push({ headers: request.headers, body });
    atOnce.most = Math.max(atOnce.most, ++atOnce.now);
    await wait(state.delayMs);
    atOnce.now--;
    const answer = isChallenge ? state.echoes(data.challenge) : state;
    response.writeHead(answer.status, state.headers);
    response.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    challenges,
    /** The number of messages that it handles at once, and the highest such number. */
    atOnce,
    answerChallenge: (echoes: EchoChallenge) => Object.assign(state, { echoes }),
    delay: (delayMs: number) => Object.assign(state, { delayMs }),
    answer: (status: number, body = '', headers = {}) => Object.assign(state, { status, body, headers }),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Whether a message is signed with the secret, computed as standardwebhooks.com says and without our own code. */
export function isSigned({ headers, body }: Received, secret: string): boolean {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const text = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const expected = `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
  return String(headers['webhook-signature']).split(' ').includes(expected);
}
