import { setTimeout as pause } from 'node:timers/promises';
import { FirstFit } from './proof/firstFit';
import { ask, cancel, checkout, choose, type Told } from './proof/guestApi';
import { lasting, passing } from './proof/invariants';
import type { ProofOptions } from './proof/options';
import { FILE, readHistory, type Wish } from './proof/realBookings';
import { makeEnvironment, type Environment } from './proof/environment';
import { readState } from './proof/state';
import { say, showProgress, Verdict } from './proof/checks';
import { countNights } from '../../schema/nights';

/*
 * Real bookings through the public API: each wish gets the first room number that the house itself calls free, is
 * paid and later perhaps cancelled, beside a first-fit house of paper. Both must agree on every single outcome.
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

export async function run({ long, engine, rounds }: ProofOptions): Promise<Verdict> {
  const verdict = new Verdict();
  const today = new Date().toISOString().slice(0, 10);
  const history = readHistory(today, rounds ?? (long ? Infinity : SHORT));
  if (!history) {
    say(`Skipped: there are no real bookings at ${FILE}`);
    return verdict;
  }
  const kinds = [...history.kinds].map(([title, { rooms, priceCents }]) => ({ title, rooms, priceCents }));
  const stage = await makeEnvironment(engine, { rooms: kinds, guests: GUESTS });
  try {
    await stage.server.open();
    const play = new Replay(stage, verdict);
    const start = performance.now();
    let done = 0;
    for (const event of history.events) {
      await ('wish' in event ? play.create(event.wish) : play.cancel(event.cancels));
      showProgress('events', ++done, history.events.length);
    }
    await play.compare();
    const seconds = (performance.now() - start) / 1000;
    say(
      `${done} events on ${engine} in ${seconds.toFixed(0)} s: ${play.booked} booked, ${play.refused} refused, ${play.cancelled} cancelled, as the house of paper says`,
    );
  } finally {
    await stage.close();
  }
  return verdict;
}

class Replay {
  booked = 0;
  refused = 0;
  cancelled = 0;
  private readonly sold = new Map<number, Sold>();
  private readonly paper: FirstFit;

  constructor(
    private readonly stage: Environment,
    private readonly verdict: Verdict,
  ) {
    this.paper = new FirstFit((code) => this.kind(code).rooms.map(({ id }) => id));
  }

  async create(wish: Wish): Promise<void> {
    const { server } = this.stage;
    const guest = this.guestOf(wish.id);
    const kind = this.kind(wish.code);
    const expected = this.paper.firstFree(wish.code, wish);
    const { checkIn, checkOut } = wish;
    const shown = await ask(server.url, guest, ROOMS, { id: kind.id, checkIn, checkOut });
    const free = shown.data?.roomNumbers?.find(({ available }: { available: boolean }) => available)?.id;
    this.verdict.check(`wish ${wish.id}: the first free room`, free === expected, () => [free, expected]);
    // Where nothing is free the guest insists on one of them all the same.
    const room = free ?? kind.rooms[wish.id % kind.rooms.length]!.id;
    const told = await checkout(server.url, guest, {
      ...choose(kind.hotelId, [room], 1, 1),
      checkIn,
      checkOut,
    });
    const word = expected ? 'Checkout' : 'NightsTaken';
    this.verdict.check(`wish ${wish.id}: the outcome`, told.word === word, () => [
      told.word,
      word,
      told.data,
    ]);
    if (told.word === 'Checkout') await this.pay(wish, room, told);
    else this.refused += 1;
  }

  private async pay(wish: Wish, room: string, { data }: Told): Promise<void> {
    const { id, totalCents } = data.booking;
    const price = countNights(wish.checkIn, wish.checkOut) * this.kind(wish.code).priceCents;
    this.verdict.check(`wish ${wish.id}: the price`, totalCents === price, () => [totalCents, price]);
    await this.stage.provider.pay(data.url);
    const status = await this.statusOf(wish, id);
    this.verdict.check(`wish ${wish.id}: confirmed`, status === 'CONFIRMED', () => status);
    this.paper.take(room, wish);
    this.sold.set(wish.id, { wish, room, bookingId: id });
    this.booked += 1;
  }

  private async statusOf(wish: Wish, id: string): Promise<string> {
    for (const start = Date.now(); ; await pause(100)) {
      const { data } = await ask(this.stage.server.url, this.guestOf(wish.id), STATUS, { id });
      if (data?.status !== 'HELD' || Date.now() - start > CONFIRMED_WITHIN) return data?.status;
    }
  }

  async cancel(id: number): Promise<void> {
    const sold = this.sold.get(id);
    if (!sold) return;
    const told = await cancel(this.stage.server.url, this.guestOf(id), sold.bookingId);
    this.verdict.check(`wish ${id}: cancelled`, told.data?.status === 'CANCELLED', () => told);
    this.paper.free(sold.room, sold.wish);
    this.cancelled += 1;
  }

  /** In the end: tables, ledger and paper. */
  async compare(): Promise<void> {
    const state = await readState(this.stage.books, this.stage.provider);
    const prices = new Map(
      this.stage.kinds.flatMap((kind) => kind.rooms.map(({ id }) => [id, kind.priceCents])),
    );
    const troubles = [...lasting(state, (id) => prices.get(id)!), ...passing(state)];
    this.verdict.none('tables and ledger agree', troubles);
    const nights = state.nights.map(({ roomNumberId, night }) => `${roomNumberId} ${night}`).sort();
    const paper = this.paper.list();
    const alike = nights.length === paper.length && nights.every((night, index) => night === paper[index]);
    this.verdict.check('the nights are those on paper', alike, () => [nights.length, paper.length]);
    this.verdict.check('some wishes were refused', this.refused > 0);
  }

  private kind = (code: string) => this.stage.kinds.find(({ title }) => title === code)!;
  private guestOf = (id: number) => this.stage.guests[id % this.stage.guests.length]!;
}
