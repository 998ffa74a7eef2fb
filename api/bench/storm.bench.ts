import { setTimeout as pause } from 'node:timers/promises';
import { findBookProblems } from './proof/books';
import { workAtDesk } from './proof/deskWork';
import { ask, cancel, checkout, choose, release, type Answer, type Choice } from './proof/guestApi';
import { findViolations, findUnsettled } from './proof/invariants';
import { startOpeningChaos } from './proof/openingChaos';
import type { ProofOptions } from './proof/options';
import { makeEnvironment, type Environment } from './proof/environment';
import { NIGHT_CENTS, type Guest } from './proof/proofData';
import { readState, type BookingRow } from './proof/state';
import { printLine, showProgress, Checks } from './proof/checks';
import { startWebhookChaos, type WebhookChaos } from './proof/webhookChaos';

/*
 * The same guests book twice. In the first run the card provider works normally. In the second, it opens pages late, at
 * the second request, or without a usable answer; its events come three times, out of order, late or never, among
 * forged ones and some for sessions that fit no payment; and connections to the database and to Redis end or go silent.
 * Everybody sends each checkout twice at once, and repeats unanswered requests. At the end both databases must be
 * equal.
 */

/** The longest time that a payment whose event was lost may wait. */
const REPAIRED_WITHIN = 300_000;
const MOST_TRIES = 30;

export async function run({ long, engine, rounds, cut }: ProofOptions): Promise<Checks> {
  const checks = new Checks();
  const guests = rounds ?? (long ? 400 : 40);
  // In the long form the hold outlasts everything, so only polling the provider finds a payment.
  const settings = { HOLD_SECONDS: long ? '1800' : '30' };
  const undisturbed = await makeEnvironment(engine, { rooms: guests, guests, cut }, settings);
  const disturbed = await makeEnvironment(engine, { rooms: guests, guests, cut }, settings, true);
  try {
    await Promise.all([undisturbed.server.open(), disturbed.server.open()]);
    const faults = disturbed.faults!;
    faults.begin();
    const chaos = startWebhookChaos(disturbed.provider);
    const opening = startOpeningChaos(disturbed.provider);
    const [usual, waits] = await Promise.all([bookAll(undisturbed), bookAll(disturbed)]);
    await chaos.end();
    await faults.end();
    await compare(undisturbed, disturbed, checks);
    await judge(disturbed, chaos, checks);
    checks.expect('connections failed', faults.count() > 0);
    checks.expect('pages were opened late or in vain', Math.min(opening.late, opening.unanswered) > 0);
    const [slowest, usually] = [Math.max(...waits), Math.max(...usual)];
    checks.expect('what was lost is repaired in time', slowest <= REPAIRED_WITHIN, () => slowest);
    printLine(
      `${guests} guests on ${engine}: ${chaos.came} true deliveries, ${chaos.forged} forged, ${chaos.lost} events lost, ${chaos.strange} about strange sessions; ${opening.late} pages late, ${opening.unanswered} unanswered, ${opening.busy} asked for while under way; connections failed ${faults.count()} times; the last payment was settled after ${(slowest / 1000).toFixed(1)} s (${(usually / 1000).toFixed(1)} s without chaos)`,
    );
  } finally {
    await undisturbed.close();
    await disturbed.close();
  }
  return checks;
}

/**
 * Every second guest books extras, every fifth abandons the hold, every seventh cancels a paid booking; returns how long each
 * payment waited.
 */
async function bookAll({
  server,
  hotelId,
  rooms,
  guests,
  staff,
  extraId,
  provider,
  db,
}: Environment): Promise<number[]> {
  let done = 0;
  const until = async (id: string, isSo: (row: BookingRow) => boolean) => {
    for (const start = Date.now(); Date.now() - start < REPAIRED_WITHIN; await pause(200)) {
      const [row] = await db.rows<BookingRow>('SELECT * FROM bookings WHERE id = ?', [id]);
      if (isSo(row!)) return;
    }
  };
  const waits = guests.map(async (guest, index) => {
    await pause(index * 20);
    const extras = index % 2 ? undefined : [{ extraId, quantity: 1 + (index % 3) }];
    const choice = choose(hotelId, [rooms[index]!.id], 20, 1 + (index % 4), extras);
    const answer = await book(server.url, guest, choice, index);
    const { id } = answer.data.booking;
    const start = performance.now();
    if (index % 5 === 4) await insist(() => release(server.url, guest, id));
    else {
      await provider.pay(answer.data.url);
      await until(id, ({ status }) => status === 'CONFIRMED');
    }
    const waited = performance.now() - start;
    if (index % 5 < 4 && index % 7 === 0) {
      await insist(() => cancel(server.url, guest, id));
      await until(id, ({ payment }) => payment === 'REFUNDED');
    }
    if (index % 5 < 4 && index % 3 === 1 && index % 7 > 0) {
      const { checkIn, checkOut } = choose(hotelId, [], 60, 1);
      const room = { roomNumberId: rooms[index]!.id, checkIn, checkOut, cents: NIGHT_CENTS };
      await workAtDesk({ id, extraId, room, withRefund: index % 2 === 0 }, (query, input) =>
        insist(() => ask(server.url, staff, query, { input })),
      );
    }
    showProgress('guests', ++done, guests.length);
    return waited;
  });
  return Promise.all(waits);
}

const isFailure = (typename: string): boolean => typename === 'lost' || typename === 'INTERNAL';

/** Repeats a call that failed on our side, with the same key or for the same booking. */
async function insist(call: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    const answer = await call();
    if (!isFailure(answer.typename) || tries === MOST_TRIES) return answer;
    await pause(200);
  }
}

/** Sends a checkout twice at once, and again while the page may still open. */
async function book(url: string, guest: Guest, choice: Choice, index: number): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const [answer, twin] = await Promise.all([checkout(url, guest, choice), checkout(url, guest, choice)]);
    const both = [answer.typename, twin.typename];
    if (both.every((typename) => typename === 'Checkout') && answer.data.url === twin.data.url) return answer;
    const isUnavailable = both.some(isFailure) || both.every((name) => name === 'PaymentUnavailable');
    if (isUnavailable && attempt < MOST_TRIES) {
      await pause(200);
      continue;
    }
    throw new Error(`Guest ${index} was answered ${both.join(' and ')}.`);
  }
}

async function compare(undisturbed: Environment, disturbed: Environment, checks: Checks): Promise<void> {
  const [expected, actual] = [await perGuest(undisturbed, checks), await perGuest(disturbed, checks)];
  expected.forEach((mine, index) =>
    checks.expect(`guest ${index}: as without chaos`, mine === actual[index], () => [mine, actual[index]]),
  );
}

/** The final bookings of each guest, without ids and moments. */
async function perGuest({ db, provider, guests }: Environment, checks: Checks): Promise<string[]> {
  const state = await readState(db, provider);
  checks.expectNone('tables and ledger agree', [...findViolations(state), ...findUnsettled(state)]);
  checks.expectNone('folios and journal agree with the tables', await findBookProblems(db));
  return guests.map(({ id, email }) => {
    const own = state.bookings.filter(({ userId }) => userId === id);
    const ids = new Set(own.map((booking) => booking.id));
    const sessions = state.sessions.filter(({ reference }) => ids.has(reference));
    const payments = state.payments.filter((row) => sessions.some((session) => session.id === row.sessionId));
    return JSON.stringify({
      bookings: own.map(({ status, payment, totalCents, extrasCents, paidCents, refundedCents }) => [
        status,
        payment,
        totalCents,
        extrasCents,
        paidCents,
        refundedCents,
      ]),
      nights: state.nights.filter(({ bookingId }) => ids.has(bookingId)).length,
      mails: state.mails
        .flatMap(({ recipient, subject }) =>
          recipient === email ? [subject.replace(/Hotel \d+/, 'the hotel')] : [],
        )
        .sort(),
      sessions: sessions.map(({ status, cents }) => [status, cents]),
      payments: payments.map(({ cents }) => cents),
      refunds: state.refunds.flatMap(({ paymentId, cents }) =>
        payments.some((row) => row.id === paymentId) ? [cents] : [],
      ),
    });
  });
}

async function judge({ db }: Environment, chaos: WebhookChaos, checks: Checks): Promise<void> {
  checks.expectNone('every true delivery was taken', chaos.trueRefused);
  checks.expectNone('every forged delivery was refused with 400', chaos.forgedTaken);
  const seen = await db.rows<{ id: string }>(`SELECT id FROM provider_events WHERE id LIKE 'evt_forged%'`);
  checks.expectNone('forged deliveries left nothing', seen);
  checks.expect('events were lost', chaos.lost > 0);
  // Their events may still be processed.
  const readKept = () => db.rows('SELECT id FROM payment_differences');
  let kept = await readKept();
  for (const start = Date.now(); kept.length < chaos.strange && Date.now() - start < REPAIRED_WITHIN;) {
    await pause(200);
    kept = await readKept();
  }
  checks.expect('what fits no payment is kept', kept.length === chaos.strange, () => [
    kept.length,
    chaos.strange,
  ]);
}
