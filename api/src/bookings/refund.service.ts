import { IsNull, LessThanOrEqual, Not } from 'typeorm';
import { atOnce } from '../atOnce';
import { newId } from '../database/columns';
import { hold, insideTransaction, repo, transaction } from '../database/unit';
import { log } from '../log';
import type { RefundReason } from '../mails/refund.mails';
import { now } from '../outside/clock';
import { refund as askForRefund } from '../outside/payments';
import { Booking, BookingStatus, PaymentStatus } from './booking.entity';
import { move } from './history.service';
import { writeOfRefund } from './letters.service';
import { Payment } from './payment.entity';
import { Refund } from './refund.entity';

/** How many refunds one run of the job tries, and how many of them at once. */
const BATCH = 100;
const AT_ONCE = 5;
const SHORTEST_PAUSE = 20_000;
const LONGEST_PAUSE = 6 * 3_600_000;

/**
 * Writes down that so much of a booking goes back, the newest payment first, inside the caller's transaction and
 * with the booking held. Answers where its money stands then; the caller moves the booking there. What no
 * provider ever charged has nothing to come back from one.
 */
export async function owe(booking: Booking, cents: number, reason: RefundReason): Promise<PaymentStatus> {
  insideTransaction('owe()');
  booking.refundedCents += cents;
  const payments = await repo(Payment).find({
    where: { bookingId: booking.id, paidAt: Not(IsNull()) },
    order: { paidAt: 'DESC', id: 'DESC' },
  });
  let left = cents;
  for (const { id, bookingId, amountCents, refundedCents } of payments) {
    const share = Math.min(left, amountCents - refundedCents);
    if (share <= 0) continue;
    left -= share;
    await repo(Payment).update({ id }, { refundedCents: refundedCents + share });
    const what = { id: newId(), paymentId: id, bookingId, amountCents: share, reason };
    await repo(Refund).insert({ ...what, providerId: null, createdAt: now(), dueAt: now(), attempts: 0 });
  }
  return left < cents ? PaymentStatus.REFUNDING : PaymentStatus.REFUNDED;
}

/** Gives back what is due of a booking now; what fails is asked again by the job. */
export async function refundBooking(bookingId: string): Promise<void> {
  const due = await repo(Refund).findBy({ bookingId, dueAt: LessThanOrEqual(now()) });
  for (const refund of due) await giveBack(refund);
}

/** Asks again for every refund that is due; a job. What cannot be given back waits longer each time. */
export async function refundDue(): Promise<void> {
  const due = await repo(Refund).find({
    where: { dueAt: LessThanOrEqual(now()) },
    order: { dueAt: 'ASC' },
    take: BATCH,
  });
  await atOnce(AT_ONCE, due, giveBack);
}

/**
 * Asks the provider once. Its key is made of ours, so that asking again after a crash never pays twice; only
 * after a refund that failed for good is it asked under another one.
 */
async function giveBack(refund: Refund): Promise<void> {
  try {
    if (!(await claim(refund))) return;
    const { intentId } = await repo(Payment).findOneByOrFail({ id: refund.paymentId });
    const { id, status } = await askForRefund({
      paymentIntentId: intentId!,
      amountCents: refund.amountCents,
      idempotencyKey: ['refund', refund.id, refund.providerId].filter(Boolean).join('-'),
    });
    await transaction(() => write(refund, id ?? null, status !== 'failed'));
  } catch (error) {
    log.warn({ error, bookingId: refund.bookingId }, 'a refund failed and will be asked for again');
  }
}

/** Puts the next attempt off before this one is made. False where another was faster. */
async function claim({ id, attempts }: Refund): Promise<boolean> {
  const pause = Math.min(SHORTEST_PAUSE * 2 ** attempts, LONGEST_PAUSE);
  const dueAt = new Date(now().getTime() + pause);
  const { affected } = await transaction(() =>
    repo(Refund).update({ id, attempts, dueAt: Not(IsNull()) }, { attempts: attempts + 1, dueAt }),
  );
  return affected === 1;
}

async function write({ id, bookingId }: Refund, providerId: string | null, done: boolean): Promise<void> {
  const booking = (await hold(Booking, [bookingId]))[0]!;
  const refund = await repo(Refund).findOneByOrFail({ id });
  if (!refund.dueAt) return;
  await repo(Refund).update({ id }, done ? { providerId, dueAt: null } : { providerId });
  if (!done) return log.error({ bookingId }, 'the provider could not give the money back; asking anew');
  await writeOfRefund(booking, refund);
  if (await repo(Refund).countBy({ bookingId, dueAt: Not(IsNull()) })) return;
  const confirmed = booking.status === BookingStatus.CONFIRMED;
  const payment = confirmed ? PaymentStatus.PAID : PaymentStatus.REFUNDED;
  await move(booking, { payment }, { who: null, why: 'The money is on its way back.' });
}

/** The provider took a refund and could not carry it out after all: it is due again, under another key. */
export async function refundFailed(providerId: string): Promise<void> {
  insideTransaction('refundFailed()');
  const found = await repo(Refund).findOneBy({ providerId });
  if (!found) return;
  const booking = (await hold(Booking, [found.bookingId]))[0]!;
  const { affected } = await repo(Refund).update({ id: found.id, dueAt: IsNull() }, { dueAt: now() });
  if (!affected || booking.payment === PaymentStatus.REFUNDING) return;
  await move(booking, { payment: PaymentStatus.REFUNDING }, { who: null, why: 'The refund failed.' });
}
