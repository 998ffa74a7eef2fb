import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openProxy } from '../test/nginx';
import { freePort, withSeededDatabase } from './builtServer';
import { openChat, signIn } from './chat/api';
import { Checks, printLine } from './proof/checks';
import type { ProofOptions } from './proof/options';
import { ServerProcess } from './proof/serverProcess';
import { Listener } from './rolling/listener';
import { Requests } from './rolling/requests';

/*
 * The next build replaces two instances behind nginx, one after the other, under requests and sockets; no caller may
 * notice it. --from names the folder of an older build; without it the same build is replaced.
 */

const SOCKETS = 200;
const LONG_ROUNDS = 10;
/** The promised limit, in milliseconds. */
const BACK_WITHIN = 5000;
/** The time between two replacements, in milliseconds. */
const CALM = 4000;

export async function run({ long, rounds, from }: ProofOptions): Promise<Checks> {
  const checks = new Checks();
  const folder = mkdtempSync(path.join(tmpdir(), 'staybook-rolling-'));
  await withSeededDatabase(['--hotels', '20', '--bookings', '0'], async (databaseUrl) => {
    const url = `http://127.0.0.1:${await freePort()}`;
    const settings = {
      PUBLIC_URL: url,
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      LOG_LEVEL: 'fatal',
      RATE_LIMITS: 'off',
      REDIS_URL: process.env.REDIS_URL ?? 'redis://127.0.0.1:6379/9',
      TRUST_PROXY: '1',
      JWT_SECRET: 'a secret of the proofs that is long enough',
      ACCESS_TOKEN_SECONDS: '86400',
    };
    const instances = [await ServerProcess.at(settings, from), await ServerProcess.at(settings, from)];
    for (const instance of instances) await instance.open();
    const urls = instances.map(({ url }) => url);
    const proxy = await openProxy(folder, url, urls);
    try {
      await replaceAll(url, instances, rounds ?? (long ? LONG_ROUNDS : 1), checks);
    } finally {
      await proxy.close();
      for (const instance of instances) await instance.kill();
    }
  });
  rmSync(folder, { recursive: true, force: true });
  return checks;
}

async function replaceAll(
  url: string,
  instances: ServerProcess[],
  rounds: number,
  checks: Checks,
): Promise<void> {
  const sender = await signIn({ url }, 'guest_demo');
  const reader = await signIn({ url }, 'guest_two');
  const chatId = await openChat({ url }, sender.accessToken, reader.viewer.id);
  const listeners = Array.from({ length: SOCKETS }, () => new Listener(url, reader.accessToken, chatId));
  await pause(CALM);
  const requests = new Requests(url, sender.accessToken, chatId);
  const asking = requests.go();
  for (let round = 0; round < rounds; round++)
    for (const instance of instances) {
      await pause(CALM);
      await instance.end();
      instance.become();
      await instance.open();
    }
  await pause(CALM);
  requests.isOver = true;
  await asking;
  for (const listener of listeners) await listener.catchUp();
  judge(requests, listeners, checks);
  await Promise.all(listeners.map((listener) => listener.close()));
}

function judge(requests: Requests, listeners: readonly Listener[], checks: Checks): void {
  checks.expect('no request fails', requests.failures.length === 0, () => requests.failures.slice(0, 5));
  const away = listeners.flatMap((listener) => listener.away);
  const longest = Math.max(...away);
  checks.expect('sockets were lost, since instances ended', away.length > 0, () => away.length);
  checks.expect('every socket is back in time', longest <= BACK_WITHIN, () => longest);
  const lost = listeners.map(
    ({ heard }) => [...requests.sent].filter((content) => !heard.has(content)).length,
  );
  checks.expect('no message is lost', Math.max(...lost) === 0, () => lost);
  printLine(
    `${requests.asked} requests, ${requests.failures.length} failed, the longest took ${requests.longest.toFixed(0)} ms; ${away.length} sockets lost and back after ${longest.toFixed(0)} ms at the longest; ${requests.sent.size} messages, ${Math.max(...lost)} lost`,
  );
}
