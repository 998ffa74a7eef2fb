import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import jwt from 'jsonwebtoken';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { makeRandom } from '../seeds/random';
import { quantile, servePeer } from './builtServer';
import { appClient, peerClient } from './funnel/client';
import { startShop } from './funnel/shop';
import { openLoop, type Funnel, type Load } from './funnel/openLoop';
import { funnelOf } from './funnel/people';
import { cpuSeconds } from './load';
import { Checks, printLine } from './proof/checks';
import { makeEnvironment, type Environment } from './proof/environment';
import { makeAgent } from './proof/guestApi';
import type { ProofOptions } from './proof/options';

/*
 * Two hundred people at once over 500 hotels, each on the way from a search to a confirmed booking that they have paid on
 * the provider's page. They arrive at a constant rate, which grows until the slowest answers in a hundred take longer
 * than LATE_MS. The server runs on one core, people, provider and database on the other. The app is compared with the
 * same by hand (peers/booking.ts), with its textbook form, which looks for taken nights before it takes them, and with the
 * order flow of a shop by Vendure (peers/shop.cjs).
 */

const LATE_MS = 250;
const HOTELS = 500;
/** Products of the shop, which takes long to make them, and rooms of a hotel that the seed makes. */
const PRODUCTS = 100;
const ROOMS = 20;
const BOOKINGS = 2000;
const GUESTS = 3000;
const FASTER = 1.2;
const SECONDS = 10;
/** Until the engine has compiled what a booking runs. */
const WARM_UP_SECONDS = 40;
/** The bars: bookings a second and processor of the server, in parts of those by hand, and as often as the shop's. */
const AT_LEAST = 0.8;
const AT_MOST = 1.3;
const OF_SHOP = 5;
const PEER_SECRET = 'a secret of the peer';

interface Lane {
  name: string;
  pid: number;
  /** Arrivals a second at the beginning, which it can surely take. */
  firstRate: number;
  funnel: Funnel;
}

/** The best rate that was in time. */
interface Result {
  perSecond: number;
  /** Milliseconds of the server's processor, and statements, for each booking. */
  cpu: number;
  statements: number;
  load: Load;
}

export async function run({ long }: ProofOptions): Promise<Checks> {
  const checks = new Checks();
  const size = { rooms: 1, guests: GUESTS, bookings: BOOKINGS, hotels: HOTELS };
  const environment = await makeEnvironment('mariadb', size);
  const database = await createConnection({ uri: environment.settings.DATABASE_URL! });
  const peers: Awaited<ReturnType<typeof startPeer>>[] = [];
  let shop: Awaited<ReturnType<typeof startShop>> | undefined;
  try {
    await prepare(database);
    await environment.server.open();
    environment.server.pin();
    await settle(database);
    const app = await appLane(environment, database);
    for (const name of ['by hand', 'textbook'] as const)
      peers.push(await startPeer(name, environment, database));
    const [byHand, textbook] = peers.map(({ lane }) => lane) as [Lane, Lane];
    shop = await startShop(environment.settings.DATABASE_URL!, { hotels: PRODUCTS, rooms: ROOMS });
    const ofShop = shopLane(shop);
    const results = new Map<Lane, Result[]>();
    const order = long
      ? [app, byHand, ofShop, app, byHand, ofShop, app, byHand, ofShop, textbook]
      : [app, byHand, ofShop, textbook];
    for (const lane of order) {
      environment.provider.serve(peers.find((peer) => peer.lane === lane)?.url ?? environment.server.url);
      const result = await climb(lane, database);
      results.set(lane, [...(results.get(lane) ?? []), result]);
    }
    const doubles = new Map([
      [app, await countDoubles(database, 'nights')],
      [textbook, await countDoubles(database, 'nights_without_key')],
    ]);
    const [mine, theirs, shops] = [app, byHand, ofShop].map((lane) => median(results.get(lane)!));
    for (const [lane, all] of results) printLine(describe(lane.name, median(all), doubles.get(lane)));
    const speed = mine!.perSecond / theirs!.perSecond;
    const cost = mine!.cpu / theirs!.cpu;
    const ofShops = mine!.perSecond / shops!.perSecond;
    printLine(
      `the app books ${speed.toFixed(2)} x as fast as by hand, at ${cost.toFixed(2)} x its processor time, and ${ofShops.toFixed(1)} x as fast as the shop`,
    );
    checks.expect(`at least ${AT_LEAST} x the bookings a second`, speed >= AT_LEAST, () => speed);
    checks.expect(`at most ${AT_MOST} x the processor of a booking`, cost <= AT_MOST, () => cost);
    checks.expect(`at least ${OF_SHOP} x the shop`, ofShops >= OF_SHOP, () => ofShops);
    checks.expect('no night is sold twice', doubles.get(app) === 0, () => doubles.get(app));
  } finally {
    for (const peer of peers) peer.stop();
    await shop?.stop();
    await database.end();
    await environment.close();
  }
  return checks;
}

const median = (results: readonly Result[]): Result =>
  [...results].sort((a, b) => a.perSecond - b.perSecond)[results.length >> 1]!;

const describe = (name: string, { perSecond, cpu, statements, load }: Result, doubles = 0): string => {
  const steps = Object.entries(load.times).map(
    ([step, times]) => `${step} ${quantile(times, 0.5).toFixed(0)}/${quantile(times, 0.99).toFixed(0)}`,
  );
  return `${name.padEnd(9)} ${perSecond.toFixed(1)} bookings a second, ${cpu.toFixed(1)} ms of processor and ${statements.toFixed(0)} statements each, ${doubles} nights sold twice; median/p99 ms: ${steps.join(', ')}`;
};

/** Gives each hotel a rating, and the textbook its table without a unique key. */
async function prepare(database: Connection): Promise<void> {
  await database.query('UPDATE hotels SET ratingsAverage = 3 + CRC32(id) % 21 / 10, numberOfRatings = 5');
  await database.query(
    'CREATE TABLE nights_without_key AS SELECT hotelId, roomNumberId, night, bookingId FROM nights',
  );
  await database.query('ALTER TABLE nights_without_key ADD INDEX (roomNumberId, night)');
  await database.query('ANALYZE TABLE hotels, room_types, room_numbers, nights, nights_without_key');
}

/** Waits until the server has written the folios of the seeded bookings, which it does beside its work. */
async function settle(database: Connection): Promise<void> {
  const waiting = 'SELECT id FROM bookings WHERE balanceCents IS NULL LIMIT 1';
  while ((await database.query<RowDataPacket[]>(waiting))[0].length) await pause(500);
}

/** Raises the rate until it is too fast twice, since the disk may pause once; returns what the last one in time brought. */
async function climb({ name, pid, funnel, firstRate }: Lane, database: Connection): Promise<Result> {
  await openLoop(funnel, firstRate, WARM_UP_SECONDS);
  let best: Result | undefined;
  for (let [rate, late] = [firstRate, 0]; late < 2;) {
    const [cpu, asked] = [cpuSeconds(pid), await countStatements(database)];
    const load = await openLoop(funnel, rate, SECONDS);
    if (load.failed.length) throw new Error(`${name}: ${load.failed.length} failed: ${load.failed[0]}`);
    const p99 = quantile(Object.values(load.times).flat(), 0.99);
    const result = {
      perSecond: rate,
      cpu: (1000 * (cpuSeconds(pid) - cpu)) / load.booked,
      statements: ((await countStatements(database)) - asked) / load.booked,
      load,
    };
    printLine(
      `${name.padEnd(9)} ${rate.toFixed(1)} a second: p99 ${p99.toFixed(0)} ms, ${result.cpu.toFixed(1)} ms of processor each`,
    );
    if (p99 > LATE_MS) late += 1;
    else [best, rate, late] = [result, rate * FASTER, 0];
  }
  if (!best) throw new Error(`${name} was too slow for ${firstRate} bookings a second.`);
  return best;
}

async function countStatements(database: Connection): Promise<number> {
  const [rows] = await database.query<RowDataPacket[]>("SHOW GLOBAL STATUS LIKE 'Questions'");
  return Number(rows[0]!.Value);
}

async function countDoubles(database: Connection, table: string): Promise<number> {
  const [rows] = await database.query<RowDataPacket[]>(
    `SELECT COUNT(*) - COUNT(DISTINCT roomNumberId, night) AS doubles FROM ${table}`,
  );
  return Number(rows[0]!.doubles);
}

async function appLane({ server, provider, guests }: Environment, database: Connection): Promise<Lane> {
  const client = appClient(server.url, makeAgent(256));
  const tokens = guests.map(({ token }) => token);
  return {
    name: 'app',
    pid: server.pid,
    firstRate: 10,
    funnel: await funnelOf(database, provider.pay, { client, tokens, turn: 0 }),
  };
}

async function startPeer(name: 'by hand' | 'textbook', environment: Environment, database: Connection) {
  const { settings, provider } = environment;
  const peer = await servePeer(path.join(__dirname, 'peers/booking.ts'), settings.DATABASE_URL!, {
    ...settings,
    PEER_SECRET,
    ...(name === 'textbook' ? { CHECK_THEN_INSERT: 'yes' } : {}),
  });
  const [sessions] = await database.query<RowDataPacket[]>('SELECT id, userId FROM sessions LIMIT ?', [
    GUESTS,
  ]);
  const tokens = sessions.map(({ id, userId }) => jwt.sign({ sub: userId, sid: id }, PEER_SECRET));
  const client = peerClient(peer.url, makeAgent(256));
  const turn = name === 'by hand' ? 1 : 2;
  const funnel = await funnelOf(database, provider.pay, { client, tokens, turn });
  return { lane: { name, pid: peer.pid, firstRate: 10, funnel }, url: peer.url, stop: peer.stop };
}

function shopLane({ pid, clientBy }: Awaited<ReturnType<typeof startShop>>): Lane {
  const client = clientBy(makeAgent(256));
  let person = 0;
  const token = () => `person ${person++}`;
  const funnel = {
    client,
    cities: [''],
    random: makeRandom(3),
    token,
    pay: client.pay,
    ahead: [0, 1] as [number, number],
  };
  return { name: 'shop', pid, firstRate: 0.5, funnel };
}
