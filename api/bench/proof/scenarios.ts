import { setTimeout as pause } from 'node:timers/promises';
import type { Guest, Room } from './proofData';
import { cancel, checkout, choose, release, type Choice } from './guestApi';
import type { Environment } from './environment';
import type { BookingRow, State } from './state';

/** Somebody was told so; it must be true afterwards. */
interface Claim {
  says: string;
  holds(state: State): boolean;
}

/** Who plays in one trip, and what became of it. */
export interface Cast {
  stage: Environment;
  guest: Guest;
  rival: Guest;
  room: Room;
  choice: Choice;
  bookingId?: string;
  page?: string;
  claims: Claim[];
}

export interface Scenario {
  name: string;
  /** Goes as far as the moment from which deaths count. */
  begin(cast: Cast): Promise<unknown>;
  /** What the deaths interrupt; ends when nothing is under way any more, or nobody is left. */
  act(cast: Cast): Promise<unknown>;
  /** What the guest does when the house is open again. */
  afterwards?(cast: Cast): Promise<unknown>;
}

const LONGEST_ACT = 20_000;

export const newCast = (stage: Environment, turn: number): Cast => {
  const room = stage.rooms[turn]!;
  const choice = choose(stage.hotelId, [room.id], 30, 2);
  return {
    stage,
    room,
    choice,
    guest: stage.guests[2 * turn]!,
    rival: stage.guests[2 * turn + 1]!,
    claims: [],
  };
};

const rowOf = async ({ stage, bookingId }: Cast): Promise<BookingRow | undefined> =>
  bookingId === undefined
    ? undefined
    : (await stage.books.rows<BookingRow>('SELECT * FROM bookings WHERE id = ?', [bookingId]))[0];

/** Waits until the booking is so and its mails are gone, or the house is. */
async function until(cast: Cast, isSo: (row: BookingRow) => boolean): Promise<void> {
  const { books, server } = cast.stage;
  for (const start = Date.now(); server.alive && Date.now() - start < LONGEST_ACT; await pause(40)) {
    const row = await rowOf(cast);
    if (!row || !isSo(row)) continue;
    const [waiting] = await books.rows('SELECT id FROM mails WHERE sentAt IS NULL AND recipient = ?', [
      cast.guest.email,
    ]);
    if (!waiting) return pause(40).then(() => undefined);
  }
}

const claim = (cast: Cast, says: string, holds: (row: BookingRow) => boolean): void => {
  const { bookingId } = cast;
  const isSo = (state: State) => state.bookings.some((row) => row.id === bookingId && holds(row));
  cast.claims.push({ says: `${says} (${bookingId})`, holds: isSo });
};

async function hold(cast: Cast): Promise<void> {
  const told = await checkout(cast.stage.server.url, cast.guest, cast.choice);
  if (told.word !== 'Checkout') return;
  cast.bookingId = told.data.booking.id;
  cast.page = told.data.url;
  claim(cast, 'the checkout was answered', () => true);
}

/** False where the page was closed before; on a slow machine a hold may have run out. */
async function pay(cast: Cast): Promise<boolean> {
  if (!cast.page || (await cast.stage.provider.pay(cast.page)) !== 303) return false;
  claim(cast, 'it was paid', ({ status }) => status !== 'HELD');
  return true;
}

const isConfirmed = ({ status }: BookingRow): boolean => status === 'CONFIRMED';
const isRefunded = ({ payment }: BookingRow): boolean => payment === 'REFUNDED';

async function buy(cast: Cast): Promise<void> {
  await hold(cast);
  if (await pay(cast)) await until(cast, isConfirmed);
}

/** A hold that ran out while the provider would not end its session: it can still be paid. */
async function outlive(cast: Cast): Promise<void> {
  cast.stage.provider.setDeaf(true);
  await hold(cast);
  await until(cast, ({ status }) => status === 'EXPIRED');
  cast.stage.provider.setDeaf(false);
}

async function takeByRival(cast: Cast): Promise<void> {
  const rival: Cast = { ...cast, guest: cast.rival, choice: { ...cast.choice, idempotencyKey: 'rival' } };
  await buy(rival);
}

async function giveUp(cast: Cast): Promise<void> {
  const { word } = await release(cast.stage.server.url, cast.guest, cast.bookingId!);
  if (word === 'Booking') claim(cast, 'it was released', ({ status }) => status === 'EXPIRED');
  await until(cast, ({ status }) => status === 'EXPIRED');
}

async function callOff(cast: Cast): Promise<void> {
  const { word } = await cancel(cast.stage.server.url, cast.guest, cast.bookingId!);
  if (word === 'Booking') claim(cast, 'it was cancelled', ({ status }) => status === 'CANCELLED');
  await until(cast, isRefunded);
}

async function chooseAgain(cast: Cast): Promise<void> {
  cast.choice = choose(cast.stage.hotelId, [cast.room.id], 31, 2);
  cast.page = undefined!;
  await buy(cast);
}

/** The same request under the same key, then the payment: one booking, whatever had happened before. */
async function askAgain(cast: Cast): Promise<void> {
  const before = cast.bookingId;
  const told = await checkout(cast.stage.server.url, cast.guest, cast.choice);
  const same =
    told.word === 'CheckoutEnded' ||
    (told.word === 'Checkout' && (!before || told.data.booking.id === before));
  cast.claims.push({ says: `asked again, it is the same (${told.word})`, holds: () => same });
  if (told.word !== 'Checkout') return;
  cast.bookingId = told.data.booking.id;
  cast.page = told.data.url;
  if (!(await pay(cast))) return;
  await until(cast, isConfirmed);
  claim(cast, 'asked again and paid, it is booked', isConfirmed);
}

const nothing = () => Promise.resolve();

export const SCENARIOS: Scenario[] = [
  { name: 'buying', begin: nothing, act: buy },
  { name: 'buying, then asking again', begin: nothing, act: buy, afterwards: askAgain },
  { name: 'choosing again', begin: hold, act: chooseAgain },
  { name: 'releasing', begin: hold, act: giveUp },
  { name: 'cancelling', begin: buy, act: callOff },
  { name: 'running out', begin: hold, act: (cast) => until(cast, ({ status }) => status === 'EXPIRED') },
  {
    name: 'paying too late, still free',
    begin: outlive,
    act: (cast) => pay(cast).then(() => until(cast, isConfirmed)),
  },
  {
    name: 'paying too late, taken by another',
    begin: (cast) => outlive(cast).then(() => takeByRival(cast)),
    act: (cast) => pay(cast).then(() => until(cast, isRefunded)),
  },
];
