import { setTimeout as pause } from 'node:timers/promises';
import { addNights } from '../../schema/nights';
import { makeRandom } from '../seeds/random';
import { MirrorProgram } from './mirror/program';
import { Reader, type ReadCost } from './mirror/reading';
import { Checks, printLine } from './proof/checks';
import { makeEnvironment, type Environment } from './proof/environment';
import { checkout, choose, release } from './proof/guestApi';
import type { ProofOptions } from './proof/options';
import { ServerProcess } from './proof/serverProcess';
import { RedisServer } from './redisServer';

/*
 * The mirror of the page for developers keeps the taken nights of 500 hotels for a year, while guests hold and release rooms.
 * Each round kills the server, the mirror, both, or Redis, or lets the mirror be away while rooms change. With --engine
 * mariadb guests book at one instance and the mirror reads from another, and their connections to the database and to
 * Redis fail as well. After each round the mirror must equal a full read. Then a minute of changes is read from the log,
 * beside the full read that it replaces.
 */

const HOTELS = 500;
const GUESTS = 60;
const NIGHTS = 365;
const ROUNDS = 5;
const WORK_MS = 6000;
/** Four times what 10,000 rooms see at two nights a stay; each booking is held and released. */
const CHANGES_A_MINUTE = 30;
/** How often the changes of a minute are read, since processor time is counted in ticks of 10 ms. */
const REPEATS = 200;
const CATCHES_UP_WITHIN_MS = 60_000;
/** The most that a minute of changes may cost, in parts of a full read. */
const AT_MOST = 0.01;

interface Place {
  hotelId: string;
  roomNumberId: string;
}

const FAULTS = ['server', 'mirror', 'both', 'away', 'redis'] as const;

/** What is killed, and the instances: guests book at the first, and the mirror reads from the last. */
interface Parts {
  servers: readonly ServerProcess[];
  redis: RedisServer;
  mirror: MirrorProgram;
}

export async function run({ engine, rounds, long }: ProofOptions): Promise<Checks> {
  const checks = new Checks();
  const size = { rooms: 1, guests: GUESTS, bookings: 2000, hotels: HOTELS };
  const redis = await RedisServer.start();
  const environment = await makeEnvironment(engine, size, { REDIS_URL: redis.url }, engine !== 'sqlite');
  const from = new Date().toISOString().slice(0, 10);
  const range = { from, to: addNights(from, NIGHTS) };
  const { server, staff, folder } = environment;
  const { faults, settings } = environment;
  const servers = faults ? [server, await ServerProcess.at({ ...settings, ...faults.settings })] : [server];
  const { url } = servers.at(-1)!;
  const mirror = new MirrorProgram(folder, { url, token: staff.token, ...range });
  const parts = { servers, redis, mirror };
  try {
    for (const one of servers) await one.open();
    faults?.begin();
    const reader = new Reader(url, staff.token, range);
    const places = await listPlaces(environment);
    mirror.start();
    const count = rounds ?? (long ? 10 * ROUNDS : ROUNDS);
    for (let round = 0; round < count; round++) {
      const fault = FAULTS[round % FAULTS.length]!;
      await work(environment, parts, places, fault);
      const { isEqual, tookMs } = await whenEqual(mirror, reader);
      checks.expect(`the mirror equals a full read after: ${fault}`, isEqual);
      printLine(`round ${round + 1}, ${fault}: the mirror was right ${(tookMs / 1000).toFixed(1)} s after`);
    }
    await mirror.kill();
    // Where connections fail, work is repeated, which is no measure.
    if (faults) {
      checks.expect('connections failed', faults.count() > 0);
      return checks;
    }
    const [all, minute, nothing] = await compareCosts(environment, reader, places);
    const [ofCpu, ofBytes] = [minute.cpuMs / all.cpuMs, minute.bytes / all.bytes];
    printLine(
      `a full read: ${describe(all)}; ${CHANGES_A_MINUTE} changes: ${describe(minute)}; ${percent(ofCpu)} of the processor, ${percent(ofBytes)} of the bytes; no change: ${describe(nothing)}`,
    );
    checks.expect(
      `at most ${percent(AT_MOST)} of the processor of a full read`,
      ofCpu <= AT_MOST,
      () => ofCpu,
    );
    checks.expect(`at most ${percent(AT_MOST)} of its bytes`, ofBytes <= AT_MOST, () => ofBytes);
  } finally {
    await mirror.kill();
    for (const one of servers) await one.kill();
    await environment.close();
    await redis.kill();
  }
  return checks;
}

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`;
const describe = ({ cpuMs, bytes }: ReadCost): string =>
  `${cpuMs.toFixed(1)} ms of processor, ${(bytes / 1000).toFixed(1)} kB`;

/** A room number of each hotel. */
function listPlaces({ db }: Environment): Promise<Place[]> {
  return db.rows<Place>(
    'SELECT t.hotelId AS hotelId, MIN(n.id) AS roomNumberId FROM room_numbers n INNER JOIN room_types t ON t.id = n.roomTypeId GROUP BY t.hotelId',
  );
}

const random = makeRandom(1);

/** Holds a room for some nights and, if it was free, releases it most of the time. */
async function change(
  { server, guests }: Environment,
  places: readonly Place[],
  releases = 0.7,
): Promise<void> {
  const [guest, { hotelId, roomNumberId }] = [random.pick(guests), random.pick(places)];
  const stay = choose(hotelId, [roomNumberId], random.whole(0, 299), random.whole(1, 4));
  const { typename, data } = await checkout(server.url, guest, stay);
  if (typename === 'Checkout' && random.next() < releases) await release(server.url, guest, data.booking.id);
}

/** Changes nights while something fails, and lets it work again. */
async function work(
  environment: Environment,
  { servers, redis, mirror }: Parts,
  places: readonly Place[],
  fault: (typeof FAULTS)[number],
): Promise<void> {
  const end = Date.now() + WORK_MS;
  const guest = async () => {
    while (Date.now() < end) {
      await change(environment, places).catch(() => undefined);
      await pause(20);
    }
  };
  const guests = Array.from({ length: 4 }, guest);
  await pause(WORK_MS / 4);
  const isMirror = fault !== 'server' && fault !== 'redis';
  if (isMirror) await mirror.kill();
  if (fault === 'server' || fault === 'both')
    for (const server of servers) {
      await server.kill();
      // A server that loses its database while it starts exits, and its supervisor starts it again.
      while (!(await server.tryToOpen())) await pause(500);
    }
  if (fault === 'redis') await redis.kill();
  if (fault === 'redis' || fault === 'away') await pause(WORK_MS / 2);
  if (fault === 'redis') redis.open();
  if (isMirror) mirror.start();
  await Promise.all(guests);
}

/** Waits until the mirror is as a full read, for a minute at most. */
async function whenEqual(
  mirror: MirrorProgram,
  reader: Reader,
): Promise<{ isEqual: boolean; tookMs: number }> {
  const start = Date.now();
  for (;;) {
    // Read again each time: the server ends holds that a kill has interrupted.
    const all = await reader.readAll();
    const stored = mirror.read();
    const isEqual = stored?.size === all.size && [...all].every(([id, nights]) => stored.get(id) === nights);
    const tookMs = Date.now() - start;
    if (isEqual || tookMs > CATCHES_UP_WITHIN_MS) return { isEqual, tookMs };
    await pause(200);
  }
}

/** What a full read, a minute of changes from the log, and a look that finds none cost; the median of three each. */
async function compareCosts(
  environment: Environment,
  reader: Reader,
  places: readonly Place[],
): Promise<[all: ReadCost, minute: ReadCost, nothing: ReadCost]> {
  const { pid } = environment.server;
  const costs: [ReadCost[], ReadCost[], ReadCost[]] = [[], [], []];
  for (let times = 0; times < 3; times++) {
    const cursor = await reader.readCursor();
    for (let made = 0; made < CHANGES_A_MINUTE / 2; made++) await change(environment, places, 1);
    // Events get their place in the log a moment after the commit.
    await pause(1000);
    const now = await reader.readCursor();
    costs[0].push(await reader.costOf(pid, () => reader.readAll()));
    costs[1].push(await reader.costOf(pid, () => reader.readEvents(cursor), REPEATS));
    costs[2].push(await reader.costOf(pid, () => reader.readEvents(now), REPEATS));
  }
  const median = (of: ReadCost[]): ReadCost => of.sort((a, b) => a.cpuMs - b.cpuMs)[1]!;
  return [median(costs[0]), median(costs[1]), median(costs[2])];
}
