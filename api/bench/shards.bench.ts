import { setTimeout as pause } from 'node:timers/promises';
import { checkAcknowledged } from './proof/acknowledged';
import { Checks, printLine } from './proof/checks';
import { makeEnvironment, type Environment } from './proof/environment';
import type { ProofOptions } from './proof/options';
import { run as replay } from './replay.bench';
import { addHotels, Buyers } from './shards/buyers';
import { hotelsOn, HOTEL_NAMED_IN_CHECKOUT, TABLES_OF_BOOKING, type Shards } from './shards/cutTables';
import { cutInto, databaseIn, endPrepared, withShards } from './shards/shards';
import { run as storm } from './storm.bench';

/*
 * The app, unchanged, on tables that are cut by hotel: MariaDB's Spider on a front server and two data servers. The storm and
 * the replay run on it; then guests book with no, one and two data servers; then one of two is killed.
 */

/** Each books once, so that no hold at a hotel that is away counts against the next booking. */
const GUESTS = 3000;
const HOTELS = { hotels: 8, rooms: 20 };
const WARM_UP = 3000;
const LASTS = 20_000;
const LONG = 120_000;
const BACK_WITHIN = 60_000;

export async function run(options: ProofOptions): Promise<Checks> {
  const all = new Checks();
  const parts = { storm: stormOn, replay: replayOn, rate, kill };
  for (const [name, part] of Object.entries(parts)) {
    if (options.part && options.part !== name) continue;
    const { passed, failed } = await part(options);
    all.passed += passed;
    all.failed += failed;
  }
  return all;
}

const stormOn = (options: ProofOptions) =>
  withShards(2, (shards) =>
    storm({ ...options, engine: 'mariadb', cut: cutInto(shards, TABLES_OF_BOOKING) }),
  );
const replayOn = (options: ProofOptions) =>
  withShards(2, (shards) =>
    replay({ ...options, engine: 'mariadb', cut: cutInto(shards, TABLES_OF_BOOKING) }),
  );

/**
 * How many bookings are made a second with all tables on the front, and with one and two data servers, and the processor that
 * each of these servers spends on one. All share the cores of the app, so that the latter says what a server more would bring.
 */
async function rate({ long }: ProofOptions): Promise<Checks> {
  const checks = new Checks();
  for (const count of [0, 1, 2])
    await withShards(count, async (shards) => {
      await withBuyers(shards, count ? TABLES_OF_BOOKING : [], checks, async (buyers) => {
        const servers = [shards.front, ...shards.data];
        const read = () => servers.map((server) => server.cpuSeconds);
        await pause(WARM_UP);
        const [start, before, used] = [performance.now(), buyers.acknowledged.size, read()];
        await pause(long ? LONG : LASTS);
        const seconds = (performance.now() - start) / 1000;
        const made = buyers.acknowledged.size - before;
        const each = read().map((now, index) => `${Math.round((1000 * (now - used[index]!)) / made)} ms`);
        printLine(
          `${count} data servers: ${(made / seconds).toFixed(1)} bookings a second; processor of each booking: front ${each.join(', data server ')}`,
        );
        checks.expect('no answer failed', buyers.failed.size === 0, () => [...buyers.failed]);
      });
    });
  return checks;
}

/** One of two data servers is killed: the hotels of the other one are booked meanwhile, and nothing is lost. */
async function kill({ long }: ProofOptions): Promise<Checks> {
  const checks = new Checks();
  await withShards(2, (shards) =>
    withBuyers(shards, HOTEL_NAMED_IN_CHECKOUT, checks, async (buyers, { settings }) => {
      await pause(2 * WARM_UP);
      const database = databaseIn(settings.DATABASE_URL!);
      const [here, gone] = await Promise.all(shards.data.map((server) => hotelsOn(server, database)));
      const counts = () => [buyers.countIn(here!), buyers.countIn(gone!)] as const;
      const [before] = counts();
      await shards.data[1]!.kill();
      await pause(WARM_UP);
      const [, atKill] = counts();
      await pause(long ? LONG : LASTS);
      const [after, whileGone] = counts();
      checks.expect('the hotels of the other server go on', after > before + 10, () => [before, after]);
      checks.expect('those of the killed one wait', whileGone === atKill, () => [atKill, whileGone]);
      const elsewhere = [...here!].filter((hotelId) => buyers.failed.has(hotelId));
      checks.expectNone('nobody is refused at the hotels of the other server', elsewhere);
      await shards.data[1]!.start();
      const ended = await endPrepared(shards);
      const start = performance.now();
      while (counts()[1] === whileGone && performance.now() - start < BACK_WITHIN) await pause(100);
      const back = performance.now() - start;
      checks.expect('they are booked again', counts()[1] > whileGone);
      await pause(WARM_UP);
      printLine(
        `one of two data servers killed: ${after - before} bookings at the ${here!.size} hotels of the other, ${ended} transactions ended by hand, the ${gone!.size} hotels back after ${(back / 1000).toFixed(1)} s`,
      );
    }),
  );
  return checks;
}

/** Does work while guests book on these tables; in the end nothing acknowledged may be lost and nothing sold twice. */
async function withBuyers(
  shards: Shards,
  tables: readonly string[],
  checks: Checks,
  work: (buyers: Buyers, environment: Environment) => Promise<void>,
): Promise<void> {
  const cut = cutInto(shards, tables);
  const environment = await makeEnvironment('mariadb', { rooms: 1, guests: GUESTS, cut });
  try {
    const buyers = new Buyers(environment, await addHotels(environment, HOTELS));
    await environment.server.open();
    const buying = buyers.go();
    await work(buyers, environment);
    buyers.isOver = true;
    await buying;
    await checkAcknowledged(environment, buyers.acknowledged.keys(), checks);
  } finally {
    await environment.close();
  }
}
