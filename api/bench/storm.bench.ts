import { setTimeout as pause } from 'node:timers/promises';
import { cancel, checkout, choose, release } from './proof/guestApi';
import { lasting, passing } from './proof/invariants';
import type { ProofOptions } from './proof/options';
import { makeEnvironment, type Environment } from './proof/environment';
import { readState, type BookingRow } from './proof/state';
import { say, showProgress, Verdict } from './proof/checks';
import { startWebhookChaos, type WebhookChaos } from './proof/webhookChaos';

/*
 * The same guests twice: once every event of the card provider comes as it should, once each comes three times, out
 * of order and late, or never, among forged ones. In the end both houses must say the same.
 */

/** The longest that a payment whose event was lost may wait. */
const REPAIRED_WITHIN = 300_000;

export async function run({ long, engine, rounds }: ProofOptions): Promise<Verdict> {
  const verdict = new Verdict();
  const guests = rounds ?? (long ? 400 : 40);
  // In the long form the hold outlasts all, so that only asking can find what was paid.
  const settings = { HOLD_SECONDS: long ? '1800' : '15' };
  const calm = await makeEnvironment(engine, { rooms: guests, guests }, settings);
  const stormy = await makeEnvironment(engine, { rooms: guests, guests }, settings);
  try {
    await Promise.all([calm.server.open(), stormy.server.open()]);
    const storm = startWebhookChaos(stormy.provider);
    const [usual, waits] = await Promise.all([live(calm), live(stormy)]);
    await storm.end();
    await compare(calm, stormy, verdict);
    await judge(stormy, storm, verdict);
    const [slowest, usually] = [Math.max(...waits), Math.max(...usual)];
    verdict.check('what was lost is repaired in time', slowest <= REPAIRED_WITHIN, () => slowest);
    say(
      `${guests} guests on ${engine}: ${storm.came} true letters, ${storm.forged} forged, ${storm.lost} events lost; the last payment was settled after ${(slowest / 1000).toFixed(1)} s (${(usually / 1000).toFixed(1)} s in calm weather)`,
    );
  } finally {
    await calm.close();
    await stormy.close();
  }
  return verdict;
}

/** Every fifth guest gives up, every seventh cancels what was paid; answers how long each payment waited. */
async function live({ server, hotelId, rooms, guests, provider, books }: Environment): Promise<number[]> {
  let done = 0;
  const until = async (id: string, isSo: (row: BookingRow) => boolean) => {
    for (const start = Date.now(); Date.now() - start < REPAIRED_WITHIN; await pause(200)) {
      const [row] = await books.rows<BookingRow>('SELECT * FROM bookings WHERE id = ?', [id]);
      if (isSo(row!)) return;
    }
  };
  const waits = guests.map(async (guest, index) => {
    await pause(index * 20);
    const told = await checkout(server.url, guest, choose(hotelId, [rooms[index]!.id], 20, 1 + (index % 4)));
    if (told.word !== 'Checkout') throw new Error(`Guest ${index} was told ${told.word}.`);
    const { id } = told.data.booking;
    const start = performance.now();
    if (index % 5 === 4) await release(server.url, guest, id);
    else {
      await provider.pay(told.data.url);
      await until(id, ({ status }) => status === 'CONFIRMED');
    }
    const waited = performance.now() - start;
    if (index % 5 < 4 && index % 7 === 0) {
      await cancel(server.url, guest, id);
      await until(id, ({ payment }) => payment === 'REFUNDED');
    }
    showProgress('guests', ++done, guests.length);
    return waited;
  });
  return Promise.all(waits);
}

async function compare(calm: Environment, stormy: Environment, verdict: Verdict): Promise<void> {
  const [fair, foul] = [await perGuest(calm, verdict), await perGuest(stormy, verdict)];
  fair.forEach((mine, index) =>
    verdict.check(`guest ${index}: as in calm weather`, mine === foul[index], () => [mine, foul[index]]),
  );
}

/** What each guest has in the end, without ids and moments. */
async function perGuest({ books, provider, guests }: Environment, verdict: Verdict): Promise<string[]> {
  const state = await readState(books, provider);
  verdict.none('tables and ledger agree', [...lasting(state), ...passing(state)]);
  return guests.map(({ id, email }) => {
    const own = state.bookings.filter(({ userId }) => userId === id);
    const ids = new Set(own.map((booking) => booking.id));
    const sessions = state.sessions.filter(({ reference }) => ids.has(reference));
    const payments = state.payments.filter((row) => sessions.some((session) => session.id === row.sessionId));
    return JSON.stringify({
      bookings: own.map(({ status, payment, totalCents, refundedCents }) => [
        status,
        payment,
        totalCents,
        refundedCents,
      ]),
      nights: state.nights.filter(({ bookingId }) => ids.has(bookingId)).length,
      mails: state.mails.flatMap(({ recipient, subject }) => (recipient === email ? [subject] : [])).sort(),
      sessions: sessions.map(({ status, cents }) => [status, cents]),
      payments: payments.map(({ cents }) => cents),
      refunds: state.refunds.flatMap(({ paymentId, cents }) =>
        payments.some((row) => row.id === paymentId) ? [cents] : [],
      ),
    });
  });
}

async function judge({ books }: Environment, storm: WebhookChaos, verdict: Verdict): Promise<void> {
  verdict.none('every true letter was taken', storm.trueRefused);
  verdict.none('every forged letter was refused with 400', storm.forgedTaken);
  const seen = await books.rows<{ id: string }>(`SELECT id FROM provider_events WHERE id LIKE 'evt_forged%'`);
  verdict.none('forged letters left nothing', seen);
  verdict.check('events were lost', storm.lost > 0);
}
