import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A list of stolen passwords that answers by the first five digits of a hash. */
export interface StolenPasswords {
  /** For BREACHED_PASSWORDS_URL. */
  url: string;
  /** Every request that came. */
  asked: { path: string; headers: IncomingHttpHeaders }[];
  /** What the list answers; by default the padding alone. */
  answerWith(answer: (response: ServerResponse) => unknown): void;
  close(): Promise<void>;
}

const sha1 = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase();

/** The digits of a password's hash that are sent, and those that are not. */
export const digitsOf = (password: string) => ({
  sent: sha1(password).slice(0, 5),
  kept: sha1(password).slice(5),
});

/** An answer of the list with this number of finds for each password, between lines of padding. */
export const linesWith = (finds: Record<string, number>): string =>
  [
    `${'0'.repeat(34)}1:0`,
    ...Object.entries(finds).map(([password, count]) => `${digitsOf(password).kept}:${count}`),
    `${'F'.repeat(35)}:0`,
  ].join('\r\n');

export async function openStolenPasswords(): Promise<StolenPasswords> {
  const asked: StolenPasswords['asked'] = [];
  let answer: (response: ServerResponse) => unknown = (response) => response.end(linesWith({}));
  const server = createServer((request, response) => {
    asked.push({ path: request.url!, headers: request.headers });
    answer(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/range/`,
    asked,
    answerWith: (chosen) => (answer = chosen),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
