import 'reflect-metadata';
import { createConnection } from 'mysql2/promise';
import { hotelPath } from '../../schema/hotelAddress';
import { hashPassword } from '../src/users/passwords/passwords';
import { makeUser, PASSWORD } from '../test/factories';
import { insertManyRows } from '../test/manyRows';
import { quantile } from './builtServer';
import { ask } from './chat/api';
import { appClient } from './funnel/client';
import { openLoop } from './funnel/openLoop';
import { funnelOf } from './funnel/people';
import { cpuSeconds } from './load';
import { repeatedly, steadily, type Taken } from './mixed/steady';
import { METRICS_TOKEN, watch } from './mixed/watch';
import * as work from './mixed/work';
import { Checks, printLine } from './proof/checks';
import { makeEnvironment, type Environment } from './proof/environment';
import { makeAgent } from './proof/guestApi';
import type { ProofOptions } from './proof/options';
import { withDatabase } from './proof/proofData';

/*
 * Everything at once on one core, with MariaDB and all who ask on the other: guests who search, read pages and book, people
 * who chat and sign in, staff who read lists among many bookings, an export, an import and a backup. Prints what each takes.
 */

const SHORT = { bookings: 100_000, users: 20_000, sockets: 500, minutes: 2 };
const LONG = { bookings: 1_000_000, users: 100_000, sockets: 2000, minutes: 15 };
const HOTELS = 200;
const GUESTS = 3000;
const WARM_UP_SECONDS = 40;
/** A second: about 60 % of what the core can do. */
const A_SECOND = { bookings: 2, searches: 10, pages: 2, messages: 5, lists: 1, signIns: 20 };
/** People with a password that is hashed as strongly as the app hashes. */
const WITH_PASSWORD = 50;
/** Milliseconds between two exports, imports and backups. */
const REST_MS = { exports: 10_000, imports: 30_000, backups: 60_000 };
/** The bars, in milliseconds, and the most growth of memory between the first fifth and the end, as a share. */
const READS_P99 = 100;
const BOOKINGS_P99 = 400;
const LATE_P99 = 30;
const GROWTH = 0.25;

export async function run({ long, minutes }: ProofOptions): Promise<Checks> {
  const checks = new Checks();
  const size = long ? LONG : SHORT;
  const environment = await makeEnvironment(
    'mariadb',
    { rooms: 1, guests: GUESTS, bookings: 2000, hotels: HOTELS },
    { METRICS_TOKEN, RENDER_PAGES: 'on' },
  );
  try {
    await insertManyRows(environment.settings.DATABASE_URL!, size);
    await environment.server.open();
    environment.server.pin();
    await judge(environment, { ...size, minutes: minutes ?? size.minutes }, checks);
  } finally {
    await environment.close();
  }
  return checks;
}

async function judge(environment: Environment, size: typeof SHORT, checks: Checks): Promise<void> {
  const { server, guests } = environment;
  const people = guests.slice(0, size.sockets);
  const sockets = work.listen(server.url, people);
  const parts = await makeParts(environment, people);
  await Promise.all(parts(WARM_UP_SECONDS).map(([, taken]) => taken));
  const seconds = 60 * size.minutes;
  let isOver = false;
  const watching = watch(server, () => isOver);
  const before = cpuSeconds(server.pid);
  const taken = new Map<string, Taken>();
  await Promise.all(parts(seconds).map(async ([name, work]) => taken.set(name, await work)));
  const share = (cpuSeconds(server.pid) - before) / seconds;
  isOver = true;
  const { megabytes, lateMs } = await watching;
  sockets.close();

  const p99 = ({ times }: Taken) => quantile(times, 0.99);
  for (const [name, one] of taken) {
    printLine(
      `${name.padEnd(10)} ${String(one.times.length).padStart(6)} times, median ${quantile(one.times, 0.5).toFixed(0)}, p99 ${p99(one).toFixed(0)} ms`,
    );
    checks.expect(`${name}: none fails`, !one.failures.length, () => one.failures.slice(0, 3));
  }
  const [first, last] = [megabytes[Math.floor(megabytes.length / 5)]!, megabytes.at(-1)!];
  const late = quantile(lateMs, 0.5);
  printLine(
    `${(100 * share).toFixed(0)} % of a core; event loop ${late.toFixed(0)} ms late at p99; ${first.toFixed(0)} MB after a fifth, ${last.toFixed(0)} MB at the end; ${sockets.heard()} messages heard`,
  );
  for (const name of ['searches', 'pages', 'reads'])
    checks.expect(`${name}: p99 within ${READS_P99} ms`, p99(taken.get(name)!) <= READS_P99, () =>
      p99(taken.get(name)!),
    );
  checks.expect(`bookings: p99 within ${BOOKINGS_P99} ms`, p99(taken.get('bookings')!) <= BOOKINGS_P99, () =>
    p99(taken.get('bookings')!),
  );
  checks.expect(`the event loop is at most ${LATE_P99} ms late`, late <= LATE_P99, () => late);
  checks.expect('memory stays flat', last < first * (1 + GROWTH), () => megabytes.map(Math.round));
}

type Part = [name: string, taken: Promise<Taken>];

/** All who ask at once; the function returned lets them ask for some seconds. */
async function makeParts(
  { server, settings, guests, staff, provider, ...environment }: Environment,
  people: Environment['guests'],
): Promise<(seconds: number) => Part[]> {
  const { url } = server;
  const database = await createConnection({ uri: settings.DATABASE_URL! });
  const client = appClient(url, makeAgent(256));
  const tokens = guests.map(({ token }) => token);
  const funnel = await funnelOf(database, provider.pay, { client, tokens, turn: 0 });
  await database.end();
  const users = await withDatabase(settings, async () => {
    const passwordHash = await hashPassword(PASSWORD);
    return Promise.all(Array.from({ length: WITH_PASSWORD }, () => makeUser('CUSTOMER', { passwordHash })));
  });
  const wish = () => ({ city: funnel.random.pick(funnel.cities), checkIn: day(60), checkOut: day(63) });
  const [id] = await client.search(wish());
  const address = hotelPath((await ask(server, '', HOTEL, { id })).hotel);
  const page = async () => {
    const answer = await fetch(`${url}${address}`);
    if (!answer.ok) throw new Error(`The page answered ${answer.status}.`);
    await answer.text();
  };
  const write = await work.makeWriter(url, people.slice(0, 100));
  const lists = work.makeStaff(url, staff.token);
  let turn = 0;
  return (seconds) => {
    const booking = openLoop(funnel, A_SECOND.bookings, seconds);
    const steps = async (names: readonly (keyof Awaited<typeof booking>['times'])[]): Promise<Taken> => {
      const { times, failed } = await booking;
      return { times: names.flatMap((name) => times[name]), failures: failed };
    };
    return [
      ['bookings', steps(['hold', 'confirmed'])],
      ['reads', steps(['search', 'page', 'quote', 'bookings'])],
      ['searches', steadily(A_SECOND.searches, seconds, () => client.search(wish()))],
      ['pages', steadily(A_SECOND.pages, seconds, page)],
      ['messages', steadily(A_SECOND.messages, seconds, write)],
      ['lists', steadily(A_SECOND.lists, seconds, lists)],
      [
        'sign-ins',
        steadily(A_SECOND.signIns, seconds, () =>
          work.signIn(url, users[turn++ % users.length]!.username, PASSWORD),
        ),
      ],
      ['exports', repeatedly(seconds, REST_MS.exports, () => work.exportBookings(url, staff.token))],
      ['imports', repeatedly(seconds, REST_MS.imports, () => work.importRooms(url, staff.token, turn++))],
      [
        'backups',
        repeatedly(seconds, REST_MS.backups, () =>
          work.backUp({ settings, folder: environment.folder }, turn++),
        ),
      ],
    ];
  };
}

const HOTEL = 'query ($id: ID!) { hotel(id: $id) { id name city { name } } }';
const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
