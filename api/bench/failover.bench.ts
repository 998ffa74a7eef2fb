import { setTimeout as pause } from 'node:timers/promises';
import { openDatabaseGroup, type DatabaseGroup } from './failover/databaseGroup';
import { checkAcknowledged } from './proof/acknowledged';
import { Checks, printLine, showProgress } from './proof/checks';
import { makeEnvironment, type Environment } from './proof/environment';
import { checkout, choose, type Answer, type Choice } from './proof/guestApi';
import type { ProofOptions } from './proof/options';

/*
 * Guests book and pay while the primary of three replicating MySQL servers is killed repeatedly. At the end, every
 * acknowledged booking must exist and no night may be sold twice; after each kill, writes must work again soon.
 */

const KILLS = 5;
const LONG_KILLS = 20;
const GUESTS = 12;
/** The promised time until writes work again, in milliseconds. */
const BACK_WITHIN = 30_000;
/** The time between two kills, in milliseconds. */
const CALM = 4000;

export async function run({ long, rounds }: ProofOptions): Promise<Checks> {
  const checks = new Checks();
  const kills = rounds ?? (long ? LONG_KILLS : KILLS);
  const group = await openDatabaseGroup();
  process.env.DATABASE_URL = group.url;
  const timeouts = { DATABASE_CONNECT_SECONDS: '1', DATABASE_TIMEOUT_SECONDS: '4', HOLD_SECONDS: '120' };
  const environment = await makeEnvironment('mysql', { rooms: 40, guests: GUESTS }, timeouts);
  try {
    await environment.server.open();
    const booked = new Bookings(environment);
    const guests = environment.guests.map((_, index) => booked.go(index));
    const waits = await killAgainAndAgain(group, kills, booked);
    booked.isOver = true;
    await Promise.all(guests);
    await checkAcknowledged(environment, booked.acknowledged, checks);
    const slowest = Math.max(...waits);
    checks.expect('writes are back in time', slowest <= BACK_WITHIN, () => slowest);
    printLine(
      `${kills} primaries killed: ${booked.acknowledged.size} bookings acknowledged, ${booked.failures} answers failed meanwhile; writes were back after ${(slowest / 1000).toFixed(1)} s at the longest, ${(waits.reduce((sum, wait) => sum + wait, 0) / waits.length / 1000).toFixed(1)} s on average`,
    );
  } finally {
    await environment.close();
    await group.close();
  }
  return checks;
}

/** Guests who book and pay one stay after the other, and repeat unanswered requests. */
class Bookings {
  isOver = false;
  /** The ids of bookings whose payment page was returned. */
  readonly acknowledged = new Set<string>();
  /** When the last booking was written, by `performance.now()`. */
  lastWrite = 0;
  failures = 0;
  private turn = 0;

  constructor(private readonly environment: Environment) {}

  async go(index: number): Promise<void> {
    const { server, guests, hotelId, rooms, provider } = this.environment;
    while (!this.isOver) {
      const turn = this.turn++;
      const room = rooms[turn % rooms.length]!;
      const choice = choose(hotelId, [room.id], 2 + 2 * Math.floor(turn / rooms.length), 1);
      const { data } = await this.insist(() => checkout(server.url, guests[index]!, choice), choice);
      this.acknowledged.add(data.booking.id);
      this.lastWrite = performance.now();
      await provider.pay(data.url);
      await pause(100);
    }
  }

  private async insist(call: () => Promise<Answer>, choice: Choice): Promise<Answer> {
    for (;;) {
      const answer = await call();
      if (answer.typename === 'Checkout') return answer;
      if (!FAILED.includes(answer.typename))
        throw new Error(`${choice.idempotencyKey} was answered ${answer.typename}.`);
      this.failures += 1;
      await pause(200);
    }
  }
}

const FAILED = ['lost', 'INTERNAL', 'UNAVAILABLE', 'PaymentUnavailable'];

/** Returns the time from each kill to the next booking that was written. */
async function killAgainAndAgain(group: DatabaseGroup, kills: number, booked: Bookings): Promise<number[]> {
  const waits: number[] = [];
  for (let done = 1; done <= kills; done++) {
    await pause(CALM);
    const start = performance.now();
    const killed = group.killPrimary();
    // Requests under way may still be answered; after this pause only the new primary writes.
    await pause(300);
    const from = performance.now();
    while (booked.lastWrite < from) await pause(20);
    waits.push(booked.lastWrite - start);
    await killed;
    while (!(await group.isWhole())) await pause(100);
    showProgress('kills', done, kills);
  }
  return waits;
}
