import { setTimeout as pause } from 'node:timers/promises';
import { FirstFit } from './proof/firstFit';
import { ask, cancel, checkout, choose, type Answer } from './proof/guestApi';
import { findViolations, findUnsettled } from './proof/invariants';
import type { ProofOptions } from './proof/options';
import { FILE, readHistory, type Wish } from './proof/realBookings';
import { makeEnvironment, type Environment } from './proof/environment';
import { readState } from './proof/state';
import { printLine, showProgress, Checks } from './proof/checks';
import { countNights } from '../../schema/nights';

/*
 * Real bookings through the public API: each request gets the first room number that the app calls free, is paid and
 * later perhaps cancelled. A first-fit reference model runs beside it, and both must agree on every outcome.
 */

const SHORT = 500;
const GUESTS = 200;
const CONFIRMED_WITHIN = 60_000;
const ROOMS = `query ($id: ID!, $checkIn: Night!, $checkOut: Night!) { roomType(id: $id) {
  roomNumbers { id available(checkIn: $checkIn, checkOut: $checkOut) } } }`;
const STATUS = 'query ($id: ID!) { booking(id: $id) { status } }';

interface Sold {
  wish: Wish;
  room: string;
  bookingId: string;
}

export async function run({ long, engine, rounds, cut }: ProofOptions): Promise<Checks> {
  const checks = new Checks();
  const today = new Date().toISOString().slice(0, 10);
  const history = readHistory(today, rounds ?? (long ? Infinity : SHORT));
  if (!history) {
    printLine(`Skipped: there are no real bookings at ${FILE}`);
    return checks;
  }
  const kinds = [...history.kinds].map(([title, { rooms, priceCents }]) => ({ title, rooms, priceCents }));
  const environment = await makeEnvironment(engine, { rooms: kinds, guests: GUESTS, cut });
  try {
    await environment.server.open();
    const play = new Replay(environment, checks);
    const start = performance.now();
    let done = 0;
    for (const event of history.events) {
      await ('wish' in event ? play.create(event.wish) : play.cancel(event.cancels));
      showProgress('events', ++done, history.events.length);
    }
    await play.compare();
    const seconds = (performance.now() - start) / 1000;
    printLine(
      `${done} events on ${engine} in ${seconds.toFixed(0)} s: ${play.booked} booked, ${play.refused} refused, ${play.cancelled} cancelled, as the reference model says`,
    );
  } finally {
    await environment.close();
  }
  return checks;
}

class Replay {
  booked = 0;
  refused = 0;
  cancelled = 0;
  private readonly sold = new Map<number, Sold>();
  private readonly model: FirstFit;

  constructor(
    private readonly environment: Environment,
    private readonly checks: Checks,
  ) {
    this.model = new FirstFit((code) => this.kind(code).rooms.map(({ id }) => id));
  }

  async create(wish: Wish): Promise<void> {
    const { server } = this.environment;
    const guest = this.guestOf(wish.id);
    const kind = this.kind(wish.code);
    const expected = this.model.firstFree(wish.code, wish);
    const { checkIn, checkOut } = wish;
    const shown = await ask(server.url, guest, ROOMS, { id: kind.id, checkIn, checkOut });
    const free = shown.data?.roomNumbers?.find(({ available }: { available: boolean }) => available)?.id;
    this.checks.expect(`wish ${wish.id}: the first free room`, free === expected, () => [free, expected]);
    // If nothing is free, the guest asks for a room all the same.
    const room = free ?? kind.rooms[wish.id % kind.rooms.length]!.id;
    const answer = await checkout(server.url, guest, {
      ...choose(kind.hotelId, [room], 1, 1),
      checkIn,
      checkOut,
    });
    const word = expected ? 'Checkout' : 'NightsTaken';
    this.checks.expect(`wish ${wish.id}: the outcome`, answer.typename === word, () => [
      answer.typename,
      word,
      answer.data,
    ]);
    if (answer.typename === 'Checkout') await this.pay(wish, room, answer);
    else this.refused += 1;
  }

  private async pay(wish: Wish, room: string, { data }: Answer): Promise<void> {
    const { id, totalCents } = data.booking;
    const price = countNights(wish.checkIn, wish.checkOut) * this.kind(wish.code).priceCents;
    this.checks.expect(`wish ${wish.id}: the price`, totalCents === price, () => [totalCents, price]);
    await this.environment.provider.pay(data.url);
    const status = await this.statusOf(wish, id);
    this.checks.expect(`wish ${wish.id}: confirmed`, status === 'CONFIRMED', () => status);
    this.model.take(room, wish);
    this.sold.set(wish.id, { wish, room, bookingId: id });
    this.booked += 1;
  }

  private async statusOf(wish: Wish, id: string): Promise<string> {
    for (const start = Date.now(); ; await pause(100)) {
      const { data } = await ask(this.environment.server.url, this.guestOf(wish.id), STATUS, { id });
      if (data?.status !== 'HELD' || Date.now() - start > CONFIRMED_WITHIN) return data?.status;
    }
  }

  async cancel(id: number): Promise<void> {
    const sold = this.sold.get(id);
    if (!sold) return;
    const answer = await cancel(this.environment.server.url, this.guestOf(id), sold.bookingId);
    this.checks.expect(`wish ${id}: cancelled`, answer.data?.status === 'CANCELLED', () => answer);
    this.model.free(sold.room, sold.wish);
    this.cancelled += 1;
  }

  /** Compares tables, ledger and model at the end. */
  async compare(): Promise<void> {
    const state = await readState(this.environment.db, this.environment.provider);
    const prices = new Map(
      this.environment.kinds.flatMap((kind) => kind.rooms.map(({ id }) => [id, kind.priceCents])),
    );
    const findings = [...findViolations(state, (id) => prices.get(id)!), ...findUnsettled(state)];
    this.checks.expectNone('tables and ledger agree', findings);
    const nights = state.nights.map(({ roomNumberId, night }) => `${roomNumberId} ${night}`).sort();
    const model = this.model.list();
    const alike = nights.length === model.length && nights.every((night, index) => night === model[index]);
    this.checks.expect('the nights are those of the model', alike, () => [nights.length, model.length]);
    this.checks.expect('some wishes were refused', this.refused > 0);
  }

  private kind = (code: string) => this.environment.kinds.find(({ title }) => title === code)!;
  private guestOf = (id: number) => this.environment.guests[id % this.environment.guests.length]!;
}
