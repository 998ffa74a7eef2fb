import 'reflect-metadata';
import { createHash } from 'node:crypto';
import { loadConfig } from '../../src/core/config';
import { whenIdle } from '../../src/core/runExclusive';
import { openDatabase } from '../../src/database/connect';
import { databaseModel } from '../../src/domains';
import { bulkInsert } from '../../src/database/bulkInsert';
import { repo, transaction } from '../../src/database/transaction';
import { Extra, newExtra } from '../../src/hotels/extras/extra.entity';
import { Session, newSession } from '../../src/users/sessions/session.entity';
import { signAccessToken } from '../../src/users/sessions/tokens';
import { User, newUser } from '../../src/users/user.entity';
import { makeHotel, makeRoomType, makeUser } from '../../test/factories';

export interface Guest {
  id: string;
  email: string;
  token: string;
}
export interface Room {
  id: string;
  number: number;
}
export interface Kind {
  /** The room type. */
  id: string;
  hotelId: string;
  title: string;
  priceCents: number;
  rooms: Room[];
}
export interface ProofData {
  hotelId: string;
  kinds: Kind[];
  /** Rooms of all types. */
  rooms: Room[];
  guests: Guest[];
  /** An administrator. */
  staff: Guest;
  /** An extra of the hotel, at 5 dollars. */
  extraId: string;
}
/** The number of rooms of one type, or a description of each room. */
export interface ProofSize {
  rooms: number | { title: string; rooms: number; priceCents: number }[];
  guests: number;
  /** The number of existing bookings of others, and of the hotels that they are spread over. */
  bookings?: number;
  hotels?: number;
  /** Cuts the filled tables at this address into shards, before the app opens them; of proofs that do. */
  cut?: ((databaseUrl: string) => Promise<void>) | undefined;
}

/** The price of a night in every room of the proofs. */
export const NIGHT_CENTS = 10_000;
const LONG_ENOUGH = 86_400_000;

let turn: Promise<unknown> = Promise.resolve();

/** Does work on a database in this process, before a server starts on it; one database at a time. */
export function withDatabase<T>(settings: Record<string, string>, work: () => Promise<T>): Promise<T> {
  const mine = turn.then(async () => {
    loadConfig(settings);
    const database = await openDatabase(databaseModel);
    try {
      return await work();
    } finally {
      // New hotels are numbered in the log of events after their commit.
      await whenIdle();
      await database.destroy();
    }
  });
  turn = mine.catch(() => undefined);
  return mine;
}

/** A hotel with its rooms, and this many signed-in people. */
export async function makeProofData({ rooms, guests }: ProofSize): Promise<ProofData> {
  const hotel = await makeHotel();
  const wanted = typeof rooms === 'number' ? [{ title: 'Room', rooms, priceCents: NIGHT_CENTS }] : rooms;
  const kinds: Kind[] = [];
  for (const { title, rooms: count, priceCents } of wanted) {
    const { roomType, roomNumbers } = await makeRoomType(hotel, count, { title, priceCents });
    kinds.push({ id: roomType.id, hotelId: hotel.id, title, priceCents, rooms: roomNumbers });
  }
  const all = kinds.flatMap((kind) => kind.rooms);
  const breakfast = {
    hotelId: hotel.id,
    place: 0,
    title: 'Breakfast',
    description: null,
    unit: 'PER_STAY',
    cents: 500,
  } as const;
  const extra = newExtra({ ...breakfast, soldOnline: true, soldAtDesk: true, active: true });
  await transaction(() => repo(Extra).insert(extra));
  const [staff] = await signInPeople([await makeUser('ADMIN')]);
  const found = { hotelId: hotel.id, kinds, rooms: all, extraId: extra.id };
  return { ...found, guests: await makeGuests(guests), staff: staff! };
}

async function makeGuests(count: number): Promise<Guest[]> {
  const { name, passwordHash, roleCode } = await makeUser('CUSTOMER');
  const users = Array.from({ length: count }, (_, index) => {
    const username = `guest_${index}`;
    const email = `${username}@staybook.example`;
    return newUser({ name, username, email, passwordHash, roleCode });
  });
  await transaction(() => bulkInsert(User, users));
  return signInPeople(users);
}

/** Signs people in. */
export async function signInPeople(users: readonly User[]): Promise<Guest[]> {
  const now = Date.now();
  const sessions = users.map((user) =>
    newSession({
      userId: user.id,
      tokenHash: createHash('sha256').update(user.id).digest('hex'),
      rotatedAt: new Date(now),
      trusted: true,
      userAgent: 'a proof',
      createdAt: new Date(now),
      expiresAt: new Date(now + LONG_ENOUGH),
    }),
  );
  await transaction(() => bulkInsert(Session, sessions));
  return users.map(({ id, email }, index) => ({
    id,
    email,
    token: signAccessToken({ sub: id, sid: sessions[index]!.id, proof: 0 }),
  }));
}
