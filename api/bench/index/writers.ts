import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool, RowDataPacket } from 'mysql2/promise';
import { addNights } from '../../../schema/nights';
import type { Random } from '../../seeds/random';
import type { Served } from '../builtServer';

/** The city of the hotels that change. Each has one room, so a search shows every hold. */
export const CITY = 'Indexville';
export const HOTELS = 40;
/** The first night that is booked and searched for, and the number of nights. */
export const FIRST_NIGHT = addNights(new Date().toISOString().slice(0, 10), 200);
export const NIGHTS = 6;

/** The servers and the database of the writers, and whether the writers continue. */
export interface Stage {
  databaseUrl: string;
  pool: Pool;
  random: Random;
  /** One of the two servers, if it runs. */
  anyServer(): Served | undefined;
  isOver(): boolean;
}

/** A file of hotels with one room each. */
const importFile = (prefix: string, count: number, price: number) => ({
  cities: [{ cityName: CITY, state: 'IX' }],
  hotelTypes: [{ hotelType: 'Inn' }],
  hotels: Array.from({ length: count }, (_, index) => ({
    ref: `${index}`,
    name: `${prefix} ${index}`,
    city: CITY,
    type: 'Inn',
    address: '1 Main Street',
    description: 'An inn.',
    detailedDescription: 'An inn.',
    amenities: [],
  })),
  rooms: Array.from({ length: count }, (_, index) => ({
    hotel: `${index}`,
    title: 'Plain',
    description: 'A bed',
    price,
    maxPeople: 2,
    roomNumbers: [1],
  })),
});

/** Imports this many hotels in another process, as an operator does. */
export async function importHotels(databaseUrl: string, prefix: string, count: number, price: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'staybook-index-'));
  const file = path.join(folder, 'hotels.json');
  writeFileSync(file, JSON.stringify(importFile(prefix, count, price)));
  const command = path.join(__dirname, '../../dist/api/src/commands/import.js');
  const child = spawn(process.execPath, [command, file], {
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [status] = await once(child, 'exit');
  rmSync(folder, { recursive: true });
  if (status !== 0) throw new Error('The hotels could not be imported.');
}

async function ask(server: Served, token: string, query: string, variables: object): Promise<any> {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  return ((await response.json()) as { data: any }).data;
}

async function signIn(server: Served, username: string): Promise<string> {
  const { data } = await server.graphql(
    `mutation { signIn(input: { username: "${username}", password: "Stay#2026" }) { ... on Session { accessToken } } }`,
  );
  return data.signIn.accessToken;
}

const CHECKOUT = `mutation ($input: CreateCheckoutInput!) { createCheckout(input: $input) {
  ... on Checkout { booking { id } } } }`;
const RELEASE = `mutation ($input: ReleaseCheckoutInput!) { releaseCheckout(input: $input) { __typename } }`;
const CHANGE = `mutation ($input: UpdateRoomTypeInput!) { updateRoomType(input: $input) { __typename } }`;

const roomsOf = async (pool: Pool) =>
  (
    await pool.query<RowDataPacket[]>(
      `SELECT number.id AS id, type.id AS typeId, hotel.id AS hotelId FROM room_numbers number
       JOIN room_types type ON type.id = number.roomTypeId JOIN hotels hotel ON hotel.id = type.hotelId
       JOIN cities city ON city.id = hotel.cityId WHERE city.name = ?`,
      [CITY],
    )
  )[0] as { id: string; typeId: string; hotelId: string }[];

function anyStay(random: Random) {
  const checkIn = addNights(FIRST_NIGHT, random.whole(0, NIGHTS - 2));
  return { checkIn, checkOut: addNights(checkIn, random.whole(1, 2)) };
}

/** Holds and releases rooms, at either server. */
async function bookAndRelease({ pool, random, anyServer, isOver }: Stage, username: string): Promise<number> {
  let done = 0;
  while (!isOver()) {
    const server = anyServer();
    try {
      const token = server && (await signIn(server, username));
      for (let turn = 0; turn < 10 && token && !isOver(); turn++) {
        const { id, hotelId } = random.pick(await roomsOf(pool));
        const input = {
          hotelId,
          roomNumberIds: [id],
          ...anyStay(random),
          idempotencyKey: `index-${username}-${++done}`,
        };
        const { createCheckout } = await ask(server, token, CHECKOUT, { input });
        await pause(random.whole(100, 1500));
        const bookingId = createCheckout?.booking?.id;
        if (bookingId) await ask(server, token, RELEASE, { input: { bookingId } });
      }
    } catch {
      // The server was killed; the next request goes to the other one.
    }
    await pause(50);
  }
  return done;
}

/** Changes prices as an administrator does. */
async function changePrices({ pool, random, anyServer, isOver }: Stage): Promise<number> {
  let done = 0;
  while (!isOver()) {
    const server = anyServer();
    try {
      const token = server && (await signIn(server, 'admin_demo'));
      for (let turn = 0; turn < 10 && token && !isOver(); turn++, done++) {
        const { typeId } = random.pick(await roomsOf(pool));
        const input = { roomTypeId: typeId, priceCents: random.whole(50, 300) * 100 };
        await ask(server, token, CHANGE, { input });
        await pause(random.whole(100, 1000));
      }
    } catch {
      // The server was killed; the next request goes to the other one.
    }
    await pause(50);
  }
  return done;
}

/** Imports new hotels, and imports them again with other prices. */
async function importAgain({ databaseUrl, random, isOver }: Stage): Promise<number> {
  let done = 0;
  while (!isOver()) {
    await importHotels(databaseUrl, 'Further', 30, random.whole(50, 300));
    done++;
    await pause(4000);
  }
  return done;
}

/**
 * Takes a night like another process whose transaction waits for seconds between its row in the change feed and its
 * commit, and frees it in the same way.
 */
async function commitLate({ pool, random, isOver }: Stage): Promise<number> {
  const [[booking]] = await pool.query<RowDataPacket[]>('SELECT id FROM bookings LIMIT 1');
  let done = 0;
  const write = async (statement: string, values: unknown[], roomNumberId: string) => {
    const connection = await pool.getConnection();
    try {
      await connection.beginTransaction();
      await connection.query(statement, values);
      await connection.query('INSERT INTO catalogue_changes (writer, what, at) VALUES (?, ?, ?)', [
        'f'.repeat(24),
        `room:${roomNumberId}`,
        new Date(),
      ]);
      await pause(random.pick([20, 3000, 12_000]));
      await connection.commit();
      done++;
    } catch {
      // Another writer has taken the night.
      await connection.rollback();
    } finally {
      connection.release();
    }
  };
  while (!isOver()) {
    const { id, hotelId } = random.pick(await roomsOf(pool));
    const night = addNights(FIRST_NIGHT, random.whole(0, NIGHTS - 1));
    const before = done;
    await write(
      'INSERT INTO nights (hotelId, roomNumberId, night, bookingId) VALUES (?, ?, ?, ?)',
      [hotelId, id, night, booking!.id],
      id,
    );
    if (done > before)
      await write('DELETE FROM nights WHERE roomNumberId = ? AND night = ?', [id, night], id);
  }
  return done;
}

/** Runs all writers at once until the end; returns the number of writes of each. */
export async function writeEverything(stage: Stage) {
  const [first, second, prices, imports, late] = await Promise.all([
    bookAndRelease(stage, 'guest_demo'),
    bookAndRelease(stage, 'guest_two'),
    changePrices(stage),
    importAgain(stage),
    commitLate(stage),
  ]);
  return { holds: first + second, prices, imports, late };
}
