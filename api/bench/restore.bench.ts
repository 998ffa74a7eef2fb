import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeUser } from '../test/factories';
import { MoneyMix, type Ask } from '../test/moneyMix';
import { findMoneyProblems } from '../test/moneyProblems';
import { Checks, printLine, showProgress } from './proof/checks';
import { makeTestDatabase, type DbReader, type Engine } from './proof/dbReader';
import { makeEnvironment, type Environment } from './proof/environment';
import { ask } from './proof/guestApi';
import type { ProofOptions } from './proof/options';
import { signInPeople, withDatabase, type Guest } from './proof/proofData';
import { ServerProcess } from './proof/serverProcess';

/*
 * Backup, then everything that can happen to money, then a restore of the backup into an empty place, again and again.
 * After each restore the card provider is ahead of the data. All sums must then become equal to its own, or be shown to
 * staff, and nights must be taken for the bookings that have them.
 */

const STEPS = 40;
const SETTLED_WITHIN = 90_000;

/** The server that runs now, and where its data is. */
interface Running {
  server: ServerProcess;
  settings: Record<string, string>;
  openReader(): Promise<DbReader>;
  /** Ends the server and removes its database. */
  remove(): Promise<void>;
}

export async function run({ long, engine, rounds }: ProofOptions): Promise<Checks> {
  const checks = new Checks();
  const all = rounds ?? (long ? 20 : 2);
  const environment = await makeEnvironment(engine, { rooms: 12, guests: 12 });
  const { server, settings } = environment;
  const openReader = async () => environment.db;
  let running: Running = { server, settings, openReader, remove: () => server.end() };
  try {
    const [admin] = await withDatabase(settings, async () => signInPeople([await makeUser('ADMIN')]));
    const mix = makeMix(environment, admin!, () => running.server.url);
    await server.open();
    let slowest = 0;
    for (let round = 1; round <= all; round++) {
      const file = path.join(environment.folder, `${round}.backup`);
      await mix.act(STEPS);
      await command('backup', running.settings, file);
      await mix.act(STEPS);
      checks.expectNone(`round ${round}: before the restore`, (await settle(mix)).problems);
      await running.remove();
      running = await restoreInto(environment, engine, file);
      const { problems, took } = await settle(mix);
      checks.expectNone(`round ${round}: after the restore`, problems);
      checks.expectNone(`round ${round}: nights`, await findNightProblems(running));
      slowest = Math.max(slowest, took);
      showProgress('restores', round, all);
    }
    const taken = Object.entries(mix.taken).map(([name, count]) => `${name} ${count}`);
    printLine(
      `${all} restores on ${engine}: ${taken.join(', ')}; sums were equal after ${(slowest / 1000).toFixed(1)} s at most`,
    );
  } finally {
    await running.remove();
    await environment.close();
  }
  return checks;
}

/** Restores a backup into an empty place, and starts a server there. */
async function restoreInto(environment: Environment, engine: Engine, file: string): Promise<Running> {
  const folder = mkdtempSync(path.join(environment.folder, 'restored-'));
  const database = await makeTestDatabase(engine, folder);
  const settings = { ...environment.settings, DATA_DIR: folder, ...database.settings };
  await command('restore', settings, file);
  const server = await ServerProcess.at(settings);
  environment.provider.serve(server.url);
  await server.open();
  const remove = async () => {
    await server.end();
    await database.remove();
  };
  return { server, settings, openReader: () => database.openReader(), remove };
}

/** Waits until nothing is wrong. Returns what still is, and how long it took in milliseconds. */
async function settle({ ids, place }: MoneyMix): Promise<{ problems: string[]; took: number }> {
  const start = performance.now();
  for (;;) {
    const problems = await findMoneyProblems(place.admin, place.provider.file, ids);
    const took = performance.now() - start;
    if (!problems.length || took > SETTLED_WITHIN) return { problems, took };
    await pause(500);
  }
}

/** Nights of bookings that have ended, and bookings whose nights are not taken. */
async function findNightProblems({ openReader }: Running): Promise<string[]> {
  const db = await openReader();
  const taken = await db.rows<{ id: string; status: string; nights: number | string }>(
    `SELECT bookings.id, status, COUNT(*) AS nights FROM nights JOIN bookings ON bookings.id = bookingId
     WHERE changeId IS NULL GROUP BY bookings.id, status`,
  );
  const sold = await db.rows<{ id: string; nights: number | string }>(
    `SELECT bookings.id, SUM(nights) AS nights FROM stays JOIN bookings ON bookings.id = bookingId
     WHERE status IN ('HELD', 'CONFIRMED') GROUP BY bookings.id`,
  );
  await db.close();
  const takenBy = new Map(taken.map(({ id, nights }) => [id, Number(nights)]));
  return [
    ...taken
      .filter(({ status }) => status !== 'HELD' && status !== 'CONFIRMED')
      .map(({ id, status }) => `${id} is ${status} and has nights`),
    ...sold
      .filter(({ id, nights }) => takenBy.get(id) !== Number(nights))
      .map(({ id, nights }) => `${id} has ${takenBy.get(id) ?? 0} nights, not ${nights}`),
  ];
}

/** Runs a command of the built app as an operator does. */
async function command(name: string, settings: Record<string, string>, file: string): Promise<void> {
  const script = path.join(__dirname, `../dist/api/src/commands/${name}.js`);
  const child = spawn(process.execPath, [script, file], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`${name} failed.`);
}

function makeMix(environment: Environment, admin: Guest, url: () => string): MoneyMix {
  const { hotelId, rooms, guests, folder, settings } = environment;
  const asking =
    (who: Guest): Ask =>
    async (query, variables = {}) => {
      const { typename, data } = await ask(url(), who, query, variables);
      if (Array.isArray(data) || typename === 'lost') throw new Error(JSON.stringify(data ?? typename));
      return data;
    };
  const place = {
    hotelId,
    roomNumberIds: rooms.map(({ id }) => id),
    guests: guests.map((guest) => ({ id: guest.id, ask: asking(guest) })),
    admin: asking(admin),
    provider: { api: `${settings['STRIPE_API_BASE']!}/v1`, file: path.join(folder, 'till.sqlite') },
  };
  return new MoneyMix(place, Date.now() % 2 ** 31);
}
