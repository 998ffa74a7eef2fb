import { setTimeout as pause } from 'node:timers/promises';
import { addNights } from '../../schema/nights';
import { makeRandom } from '../seeds/random';
import { SimulatedChannel, type Sold } from '../test/simulatedChannel';
import { findBookProblems } from './proof/books';
import { Checks, printLine, showProgress } from './proof/checks';
import { makeEnvironment, type Environment } from './proof/environment';
import { ask, cancel, checkout, choose, release } from './proof/guestApi';
import { findViolations } from './proof/invariants';
import type { ProofOptions } from './proof/options';
import { NIGHT_CENTS, type Guest } from './proof/proofData';
import { readState } from './proof/state';

/*
 * A channel sells, changes and cancels bookings of one hotel, beside guests who book, pay, give up and cancel. Its messages
 * are lost, repeated and overtaken. At the end no night is sold twice, and the hotel has exactly what the channel has.
 */

const CHANGES = 10_000;
const KINDS = [
  { title: 'Room', rooms: 60, priceCents: NIGHT_CENTS },
  { title: 'Suite', rooms: 20, priceCents: NIGHT_CENTS },
];
/** Connections of the channel, and guests who are there at once. */
const CONNECTIONS = 4;
const GUESTS_AT_ONCE = 2;
const GUESTS = 200;
/** Messages of the channel that wait at most: it sends before it sells more. */
const MOST_WAITING = 100;

const SYNC = `mutation ($input: SyncChannelBookingInput!) { syncChannelBooking(input: $input) {
  __typename ... on Problem { message } } }`;

export async function run({ engine, rounds, long }: ProofOptions): Promise<Checks> {
  const checks = new Checks();
  const count = rounds ?? (long ? 10 * CHANGES : CHANGES);
  const environment = await makeEnvironment(
    engine,
    { rooms: KINDS, guests: GUESTS },
    { HOLD_SECONDS: '1800' },
  );
  try {
    await environment.server.open();
    const side = new Side(environment);
    const start = performance.now();
    const [guests] = await Promise.all([
      bookBeside(environment, () => side.isDone),
      side.work(count).finally(() => (side.isDone = true)),
    ]);
    const seconds = (performance.now() - start) / 1000;
    const drift = await side.findDrift();
    const violations = findViolations(await readState(environment.db, environment.provider));
    const { lost, repeated, overtaken } = side.channel.counts;
    printLine(
      `${count} changes of a channel on ${engine}: ${(count / seconds).toFixed(1)} a second, ${side.pushed} pushes; ${lost} messages lost, ${repeated} repeated, ${overtaken} overtaken; ${side.soldOut} sold out; beside ${guests.held} holds of guests, ${guests.paid} paid, ${guests.cancelled} of them cancelled; ${violations.length} nights sold twice or without a booking, ${drift.length} bookings differ`,
    );
    checks.expectNone('every push is carried out or sold out', side.others);
    checks.expectNone('no night is sold twice, and bookings have their nights', violations);
    checks.expectNone('the hotel has what the channel has', drift);
    checks.expectNone('folios and journal agree with the tables', await findBookProblems(environment.db));
    checks.expect('messages were lost, repeated and overtaken', Math.min(lost, repeated, overtaken) > 0);
    checks.expect('guests booked and cancelled meanwhile', guests.cancelled > 0);
  } finally {
    await environment.close();
  }
  return checks;
}

interface Synced {
  reference: string;
  revision: number;
  cancelled: number;
  bookingId: string | null;
  status: string | null;
  checkIn: string | null;
  checkOut: string | null;
  roomTypeId: string | null;
  nights: number;
}

/** The side of the channel: what it sold, and what it was answered. */
class Side {
  readonly channel: SimulatedChannel;
  isDone = false;
  pushed = 0;
  soldOut = 0;
  /** Answers that are neither done nor sold out. */
  readonly others: unknown[] = [];
  /** What each revision says. */
  private readonly revisions = new Map<string, Sold>();
  private readonly today = new Date().toISOString().slice(0, 10);

  constructor(private readonly environment: Environment) {
    const types = environment.kinds.map(({ id }) => id);
    this.channel = new SimulatedChannel(makeRandom(7), types, (sold) => this.push(sold));
  }

  /** Makes this number of changes, and sends their messages until each has an answer. */
  async work(count: number): Promise<void> {
    let made = 0;
    const connection = async () => {
      while (made < count) {
        made += 1;
        this.channel.change();
        showProgress('changes', made, count);
        do await this.channel.send();
        while (this.channel.waiting > MOST_WAITING);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, connection));
    await this.channel.settle(CONNECTIONS);
  }

  private async push(sold: Sold): Promise<string> {
    const { server, staff, hotelId } = this.environment;
    const { reference, revision, cancelled, roomTypeId } = sold;
    this.pushed += 1;
    this.revisions.set(`${reference} ${revision}`, sold);
    const input = {
      reference,
      revision,
      cancelled,
      hotelId,
      channel: 'Rooms',
      ...this.datesOf(sold),
      roomTypeIds: [roomTypeId],
      guestName: 'Gus',
      email: `${reference}@example.com`.toLowerCase(),
    };
    const { typename, data } = await ask(server.url, staff, SYNC, { input });
    if (typename === 'ChannelSoldOut') this.soldOut += 1;
    else if (typename !== 'ChannelBooking') this.others.push([typename, data]);
    return typename;
  }

  private datesOf({ from, nights }: Sold) {
    const checkIn = addNights(this.today, from);
    return { checkIn, checkOut: addNights(checkIn, nights) };
  }

  /** What the hotel has otherwise than the channel, or has alone. */
  async findDrift(): Promise<string[]> {
    const rows = await this.environment.db.rows<Synced>(
      `SELECT c.reference, c.revision, c.cancelled, c.bookingId, b.status, s.checkIn, s.checkOut, t.roomTypeId,
         (SELECT COUNT(*) FROM nights n WHERE n.bookingId = c.bookingId) AS nights
       FROM channel_bookings c LEFT JOIN bookings b ON b.id = c.bookingId
       LEFT JOIN stays s ON s.bookingId = c.bookingId LEFT JOIN room_numbers t ON t.id = s.roomNumberId`,
    );
    const kept = new Map(rows.map((row) => [row.reference, row]));
    const drift = [...this.channel.bookings.values()].flatMap((sold) => {
      const row = kept.get(sold.reference);
      const isDone = this.channel.outcomeOf(sold.reference) === 'done';
      // What was sold out has changed nothing: the hotel has an earlier revision, or none.
      const expected = isDone ? sold : row && this.revisions.get(`${sold.reference} ${row.revision}`);
      const isEarlier = !isDone && (!row || row.revision < sold.revision);
      return (isDone || isEarlier) && this.isSame(row, expected) ? [] : [JSON.stringify({ sold, row })];
    });
    const known = new Set(rows.map(({ bookingId }) => bookingId));
    const confirmed = await this.environment.db.rows<{ id: string }>(
      `SELECT b.id FROM bookings b INNER JOIN users u ON u.id = b.userId
       WHERE b.status = 'CONFIRMED' AND u.email LIKE '%@example.com'`,
    );
    const alone = confirmed.flatMap(({ id }) => (known.has(id) ? [] : [`${id} is not at the channel`]));
    return [...drift, ...alone];
  }

  private isSame(row: Synced | undefined, sold: Sold | undefined): boolean {
    if (!row || !sold) return !row && !sold;
    if (row.revision !== sold.revision || Boolean(row.cancelled) !== sold.cancelled) return false;
    if (sold.cancelled) return (row.status ?? 'CANCELLED') === 'CANCELLED' && Number(row.nights) === 0;
    const { checkIn, checkOut } = this.datesOf(sold);
    return (
      row.status === 'CONFIRMED' &&
      row.checkIn === checkIn &&
      row.checkOut === checkOut &&
      row.roomTypeId === sold.roomTypeId &&
      Number(row.nights) === sold.nights
    );
  }
}

/** Guests hold rooms of the same nights until it is done; a third give up, and of those who pay, half cancel. */
async function bookBeside(environment: Environment, isDone: () => boolean) {
  const { server, provider, hotelId, rooms, guests } = environment;
  const counts = { held: 0, paid: 0, cancelled: 0 };
  const random = makeRandom(8);
  const guest = async (person: Guest) => {
    const choice = choose(hotelId, [random.pick(rooms).id], random.whole(1, 40), random.whole(1, 4));
    const { typename, data } = await checkout(server.url, person, choice);
    if (typename !== 'Checkout') return;
    counts.held += 1;
    const fate = random.next();
    if (fate < 0.6) return void (await release(server.url, person, data.booking.id));
    await provider.pay(data.url);
    counts.paid += 1;
    if (fate > 0.95) return;
    for (let tries = 0; tries < 50; tries++, await pause(100)) {
      const answer = await cancel(server.url, person, data.booking.id);
      if (answer.data?.status !== 'CANCELLED') continue;
      counts.cancelled += 1;
      return;
    }
  };
  const work = async () => {
    while (!isDone()) {
      await guest(random.pick(guests));
      await pause(500);
    }
  };
  await Promise.all(Array.from({ length: GUESTS_AT_ONCE }, work));
  return counts;
}
