import { setTimeout as pause } from 'node:timers/promises';
import { createPool, type Pool, type RowDataPacket } from 'mysql2/promise';
import { addNights } from '../../schema/nights';
import { makeRandom } from '../seeds/random';
import { serve, withSeededDatabase, type Served } from './builtServer';
import { CITY, FIRST_NIGHT, HOTELS, NIGHTS, importHotels, writeEverything } from './index/writers';
import { measureIndex } from './index/memory';
import { Checks, printLine } from './proof/checks';
import type { ProofOptions } from './proof/options';

/*
 * Two servers on one database, without Redis, while rooms are held and released, prices change, hotels are imported,
 * transactions commit late and one of the servers is killed. It measures how long a search of either server differs
 * from the tables: it repeats a search that differs until it agrees. `--part memory` measures what the index adds to a
 * server instead, with `--rounds` as the number of hotels.
 */

const SECONDS = 60;
const LONG_SECONDS = 600;
const KILL_EVERY_MS = 20_000;
const MOST_WRONG_MS = 2000;

const SEARCH = `query ($filter: HotelFilter) { hotels(filter: $filter, limit: 100) { items { id cheapestPriceCents } } }`;

type Stay = { checkIn: string; checkOut: string };
const STAYS: Stay[] = Array.from({ length: NIGHTS }, (_, index) => ({
  checkIn: addNights(FIRST_NIGHT, index),
  checkOut: addNights(FIRST_NIGHT, index + 1),
}));

export async function run({ long, rounds, engine, part }: ProofOptions): Promise<Checks> {
  if (engine === 'sqlite')
    throw new Error('Two servers need a database server: add --engine mariadb or mysql.');
  const checks = new Checks();
  if (part === 'memory') {
    await measureIndex(checks, rounds);
    return checks;
  }
  const seconds = rounds ?? (long ? LONG_SECONDS : SECONDS);
  await withSeededDatabase(['--hotels', '100', '--bookings', '500'], async (databaseUrl) => {
    await importHotels(databaseUrl, 'First', HOTELS, 90);
    const pool = createPool({ uri: databaseUrl, dateStrings: true, timezone: 'Z', connectionLimit: 8 });
    const start = () => serve({ DATABASE_URL: databaseUrl });
    const servers: (Served | undefined)[] = [await start(), await start()];
    const random = makeRandom(Date.now());
    const until = Date.now() + seconds * 1000;
    const isOver = () => Date.now() > until;
    const anyServer = () => random.pick(servers.filter((server) => server !== undefined));
    const watches = servers.map((_, place) => watch(pool, () => servers[place], isOver));
    const kills = killAgainAndAgain(servers, start, isOver);
    try {
      const written = await writeEverything({ databaseUrl, pool, random, anyServer, isOver });
      const killed = await kills;
      const worst = Math.max(...(await Promise.all(watches)).map(({ longest }) => longest));
      const asked = (await Promise.all(watches)).reduce((sum, { count }) => sum + count, 0);
      printLine(
        `${seconds} s on ${engine}: ${written.holds} holds, ${written.prices} prices, ${written.imports} imports, ${written.late} late commits, ${killed} kills; ${asked} searches, wrong for ${worst.toFixed(0)} ms at the longest`,
      );
      checks.expect(
        `no search is wrong for more than ${MOST_WRONG_MS} ms`,
        worst <= MOST_WRONG_MS,
        () => worst,
      );
      await pause(MOST_WRONG_MS);
      for (const server of servers)
        for (const stay of [undefined, ...STAYS])
          checks.expect('at rest a search says what the tables say', !(await differs(pool, server!, stay)));
    } finally {
      for (const server of servers) server?.stop();
      await pool.end();
    }
  });
  return checks;
}

/**
 * Searches one server for each stay, and repeats a wrong search until it is right. Returns the longest time for which a
 * search was wrong.
 */
async function watch(pool: Pool, server: () => Served | undefined, isOver: () => boolean) {
  let longest = 0;
  let count = 0;
  const isWrong = async (stay: Stay): Promise<boolean> => {
    const up = server();
    const wrong = up && (await differs(pool, up, stay).catch(() => undefined));
    count++;
    // A server that was stopped meanwhile does not count.
    return wrong === true && up === server();
  };
  while (!isOver()) {
    for (const stay of STAYS) {
      if (!(await isWrong(stay))) continue;
      const since = performance.now();
      while (await isWrong(stay)) longest = Math.max(longest, performance.now() - since);
    }
    await pause(100);
  }
  return { longest, count };
}

/** Whether a search of the server differs from the tables, both before and after it. */
async function differs(pool: Pool, server: Served, stay: Stay | undefined): Promise<boolean> {
  const before = await readTables(pool, stay);
  const { data } = await server.graphql(SEARCH, { filter: { city: CITY, ...stay } });
  const found = (data.hotels.items as { id: string; cheapestPriceCents: number }[])
    .map(({ id, cheapestPriceCents }) => `${id} ${cheapestPriceCents}`)
    .sort()
    .join();
  return found !== before && found !== (await readTables(pool, stay));
}

async function readTables(pool: Pool, stay: Stay | undefined): Promise<string> {
  const [rows] = await pool.query<RowDataPacket[]>(
    `SELECT hotel.id AS id, hotel.cheapestPriceCents AS cents FROM hotels hotel JOIN cities city ON city.id = hotel.cityId
     WHERE city.name = ? AND (? IS NULL OR EXISTS (SELECT 1 FROM room_types type JOIN room_numbers number ON number.roomTypeId = type.id
       WHERE type.hotelId = hotel.id AND NOT EXISTS (SELECT 1 FROM nights night
         WHERE night.roomNumberId = number.id AND night.night >= ? AND night.night < ?)))`,
    [CITY, stay?.checkIn ?? null, stay?.checkIn ?? null, stay?.checkOut ?? null],
  );
  return rows
    .map(({ id, cents }) => `${id} ${cents}`)
    .sort()
    .join();
}

/** Kills one of the servers and starts it again, repeatedly; returns how often. */
async function killAgainAndAgain(
  servers: (Served | undefined)[],
  start: () => Promise<Served>,
  isOver: () => boolean,
): Promise<number> {
  let kills = 0;
  for (let next = Date.now() + KILL_EVERY_MS; !isOver(); await pause(200)) {
    if (Date.now() < next) continue;
    const killed = servers[1];
    servers[1] = undefined;
    killed?.stop();
    servers[1] = await start();
    next = Date.now() + KILL_EVERY_MS;
    kills++;
  }
  return kills;
}
