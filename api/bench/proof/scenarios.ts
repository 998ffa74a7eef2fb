import { setTimeout as pause } from 'node:timers/promises';
import type { Guest, Room } from './proofData';
import {
  bookOwing,
  cancel,
  checkout,
  choose,
  makeLink,
  payBalance,
  payByLink,
  release,
  type Choice,
} from './guestApi';
import type { Environment } from './environment';
import type { BookingRow, State } from './state';

/** An answer to a guest, which must be true afterwards. */
interface Claim {
  says: string;
  holds(state: State): boolean;
}

/** One run of a scenario: its guests, and the answers that they got. */
export interface ScenarioRun {
  environment: Environment;
  guest: Guest;
  rival: Guest;
  room: Room;
  choice: Choice;
  bookingId?: string;
  page?: string;
  /** The last part of the address of a payment link. */
  token?: string;
  claims: Claim[];
}

export interface Scenario {
  name: string;
  /** The steps before the point from which kills count. */
  begin(run: ScenarioRun): Promise<unknown>;
  /** The steps that the kills interrupt. It ends when nothing is under way any more, or the server is dead. */
  act(run: ScenarioRun): Promise<unknown>;
  /** The steps of the guest after the server runs again. */
  afterwards?(run: ScenarioRun): Promise<unknown>;
}

const LONGEST_ACT = 20_000;

export const newRun = (environment: Environment, turn: number): ScenarioRun => {
  const room = environment.rooms[turn]!;
  const choice = choose(environment.hotelId, [room.id], 30, 2);
  return {
    environment,
    room,
    choice,
    guest: environment.guests[2 * turn]!,
    rival: environment.guests[2 * turn + 1]!,
    claims: [],
  };
};

const rowOf = async ({ environment, bookingId }: ScenarioRun): Promise<BookingRow | undefined> =>
  bookingId === undefined
    ? undefined
    : (await environment.db.rows<BookingRow>('SELECT * FROM bookings WHERE id = ?', [bookingId]))[0];

/** Waits until the booking is in this state and its mails are sent, or the server is gone. */
async function until(run: ScenarioRun, isSo: (row: BookingRow) => boolean): Promise<void> {
  const { db, server } = run.environment;
  for (const start = Date.now(); server.alive && Date.now() - start < LONGEST_ACT; await pause(40)) {
    const row = await rowOf(run);
    if (!row || !isSo(row)) continue;
    const [waiting] = await db.rows('SELECT id FROM mails WHERE sentAt IS NULL AND recipient = ?', [
      run.guest.email,
    ]);
    if (!waiting) return pause(40).then(() => undefined);
  }
}

const claim = (run: ScenarioRun, says: string, holds: (row: BookingRow) => boolean): void => {
  const { bookingId } = run;
  const isSo = (state: State) => state.bookings.some((row) => row.id === bookingId && holds(row));
  run.claims.push({ says: `${says} (${bookingId})`, holds: isSo });
};

async function hold(run: ScenarioRun): Promise<void> {
  const answer = await checkout(run.environment.server.url, run.guest, run.choice);
  if (answer.typename !== 'Checkout') return;
  run.bookingId = answer.data.booking.id;
  run.page = answer.data.url;
  claim(run, 'the checkout was answered', () => true);
}

/** False if the page was closed already; on a slow machine a hold may have expired. */
async function pay(run: ScenarioRun): Promise<boolean> {
  if (!run.page || (await run.environment.provider.pay(run.page)) !== 303) return false;
  claim(run, 'it was paid', ({ status }) => status !== 'HELD');
  return true;
}

const isConfirmed = ({ status }: BookingRow): boolean => status === 'CONFIRMED';
const isRefunded = ({ payment }: BookingRow): boolean => payment === 'REFUNDED';

async function buy(run: ScenarioRun): Promise<void> {
  await hold(run);
  if (await pay(run)) await until(run, isConfirmed);
}

/** A hold that expired while the provider could not end its session: it can still be paid. */
async function outlive(run: ScenarioRun): Promise<void> {
  run.environment.provider.setExpireFailing(true);
  await hold(run);
  await until(run, ({ status }) => status === 'EXPIRED');
  run.environment.provider.setExpireFailing(false);
}

async function takeByRival(run: ScenarioRun): Promise<void> {
  const rival: ScenarioRun = { ...run, guest: run.rival, choice: { ...run.choice, idempotencyKey: 'rival' } };
  await buy(rival);
}

async function giveUp(run: ScenarioRun): Promise<void> {
  const { typename } = await release(run.environment.server.url, run.guest, run.bookingId!);
  if (typename === 'Booking') claim(run, 'it was released', ({ status }) => status === 'EXPIRED');
  await until(run, ({ status }) => status === 'EXPIRED');
}

async function callOff(run: ScenarioRun): Promise<void> {
  const { typename } = await cancel(run.environment.server.url, run.guest, run.bookingId!);
  if (typename === 'Booking') claim(run, 'it was cancelled', ({ status }) => status === 'CANCELLED');
  await until(run, isRefunded);
}

async function chooseAgain(run: ScenarioRun): Promise<void> {
  run.choice = choose(run.environment.hotelId, [run.room.id], 31, 2);
  run.page = undefined!;
  await buy(run);
}

/** The same request with the same key, then the payment: always exactly one booking. */
async function askAgain(run: ScenarioRun): Promise<void> {
  const before = run.bookingId;
  const answer = await checkout(run.environment.server.url, run.guest, run.choice);
  const same =
    answer.typename === 'CheckoutEnded' ||
    (answer.typename === 'Checkout' && (!before || answer.data.booking.id === before));
  run.claims.push({ says: `asked again, it is the same (${answer.typename})`, holds: () => same });
  if (answer.typename !== 'Checkout') return;
  run.bookingId = answer.data.booking.id;
  run.page = answer.data.url;
  if (!(await pay(run))) return;
  await until(run, isConfirmed);
  claim(run, 'asked again and paid, it is booked', isConfirmed);
}

/** Staff book for the guest, who pays later online. */
async function owe(run: ScenarioRun): Promise<void> {
  const { server, staff } = run.environment;
  run.bookingId = (await bookOwing(server.url, staff, run.guest, run.choice)).data.id as string;
}

async function oweByLink(run: ScenarioRun): Promise<void> {
  await owe(run);
  run.token = await makeLink(run.environment.server.url, run.environment.staff, run.bookingId!);
}

/** Opens the page for what is owed, by the link if there is one, and pays it. */
async function settleUp(run: ScenarioRun): Promise<void> {
  const { guest, bookingId, token, environment } = run;
  const { url } = environment.server;
  const answer = await (token ? payByLink(url, guest, token) : payBalance(url, guest, bookingId!));
  if (answer.data?.url && (await environment.provider.pay(answer.data.url)) === 303)
    claim(run, 'what was owed was paid', ({ paidCents }) => paidCents > 0);
  if (answer.typename !== 'lost') await until(run, ({ payment }) => payment === 'PAID');
}

/** Asks for the page again, which is paid by now or is paid then: once, in any case. */
async function settleUpAgain(run: ScenarioRun): Promise<void> {
  await settleUp(run);
  claim(
    run,
    'asked again, it is paid',
    ({ payment, paidCents, totalCents, refundedCents }) =>
      payment === 'PAID' && paidCents === totalCents && refundedCents === 0,
  );
}

const nothing = () => Promise.resolve();

export const SCENARIOS: Scenario[] = [
  { name: 'buying', begin: nothing, act: buy },
  { name: 'buying, then asking again', begin: nothing, act: buy, afterwards: askAgain },
  { name: 'choosing again', begin: hold, act: chooseAgain },
  { name: 'releasing', begin: hold, act: giveUp },
  { name: 'cancelling', begin: buy, act: callOff },
  { name: 'paying a balance', begin: owe, act: settleUp, afterwards: settleUpAgain },
  { name: 'paying by a link', begin: oweByLink, act: settleUp, afterwards: settleUpAgain },
  { name: 'running out', begin: hold, act: (run) => until(run, ({ status }) => status === 'EXPIRED') },
  {
    name: 'paying too late, still free',
    begin: outlive,
    act: (run) => pay(run).then(() => until(run, isConfirmed)),
  },
  {
    name: 'paying too late, taken by another',
    begin: (run) => outlive(run).then(() => takeByRival(run)),
    act: (run) => pay(run).then(() => until(run, isRefunded)),
  },
];
