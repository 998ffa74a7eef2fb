import { IsNull } from 'typeorm';
import { sumCents } from '../../../../schema/prices';
import { now } from '../../core/clock';
import { hook } from '../../core/hooks';
import { bulkInsert } from '../../database/bulkInsert';
import { lockRow, repo, requireTransaction, transaction } from '../../database/transaction';
import { Booking } from '../booking.entity';
import { BookingCharge } from '../bookingCharge.entity';
import { Dispute, DisputeStatus } from '../dispute/dispute.entity';
import { soldExtras } from '../extras/soldExtras.service';
import { entryDay } from '../hotelDay.service';
import { ofBooking } from '../ofBooking.service';
import { Payment } from '../pay/payment.entity';
import { Refund } from '../pay/refund.entity';
import { Stay } from '../stay.entity';
import { FolioAccount, FolioLine, newFolioLine } from './folioLine.entity';
import { hasFolio, stepEntries, type Settling } from './stepEntries';

/** The step of a booking that adds lines to its folio. */
export interface FolioStep extends Settling {
  /** Who takes it; null for the server and the card provider. */
  who: string | null;
  why: string;
}

/** A booking of which money may have moved, and all its payments and refunds. */
export interface MoneyMoved {
  booking: Booking;
  payments: readonly Payment[];
  refunds: readonly Refund[];
}

/**
 * Runs with every step of a booking that has a folio, and when a refund was sent or failed, inside the transaction, which has
 * locked the booking's row.
 */
export const onMoneyMoved = hook<MoneyMoved>();

/**
 * Adds the lines that a booking's folio lacks, inside the caller's transaction with the booking's row locked, and sets
 * `booking.balanceCents`, which the caller writes. Repeating it adds nothing. The first lines of a booking that is older
 * than folios settle it.
 */
export async function postFolio(booking: Booking, { who, why, ...step }: FolioStep): Promise<void> {
  requireTransaction('postFolio()');
  if (!hasFolio(booking)) {
    booking.balanceCents = 0;
    return;
  }
  const { id: bookingId, hotelId } = booking;
  const lines = await repo(FolioLine).findBy(ofBooking(booking));
  const rows = await readRows(booking);
  const added = stepEntries(rows, { lines, balanceCents: booking.balanceCents }, step);
  booking.balanceCents = sumCents(lines) + sumCents(added);
  if (added.length) {
    const when = { at: now(), day: await entryDay(booking) };
    const of = { bookingId, hotelId, ...when, userId: who, why };
    await bulkInsert(
      FolioLine,
      added.map((entry, index) => newFolioLine({ ...of, line: lines.length + index + 1, ...entry })),
    );
  }
  await onMoneyMoved.run({ booking, payments: rows.payments, refunds: rows.refunds });
}

/** What disputes have cost the hotel of a booking, in cents: what it sold and lost the payment of. */
export async function lossesOf(booking: Booking): Promise<number> {
  // The lines of a booking are few, those of the account many: an engine that does not know that must not choose.
  const lines = await repo(FolioLine).findBy(ofBooking(booking));
  return 0 - sumCents(lines.filter(({ account }) => account === FolioAccount.DISPUTE_LOSSES));
}

async function readRows(booking: Booking) {
  const of = ofBooking(booking);
  return {
    booking,
    stays: await repo(Stay).findBy(of),
    charges: await repo(BookingCharge).findBy({ bookingId: booking.id }),
    extras: await soldExtras(booking),
    payments: await repo(Payment).findBy(of),
    refunds: await repo(Refund).findBy(of),
    disputes: booking.disputedCents ? await repo(Dispute).findBy({ ...of, status: DisputeStatus.LOST }) : [],
  };
}

/** The bookings of one run of the job, so that a server that stops waits for few. */
const BATCH = 200;

/** Writes the folios of some bookings that are older than folios, each in its own transaction. A job. */
export async function postMissingFolios(): Promise<void> {
  const waiting = await repo(Booking).find({
    select: { id: true },
    where: { balanceCents: IsNull() },
    order: { id: 'ASC' },
    take: BATCH,
  });
  for (const { id } of waiting) await transaction(async () => postMissingFolio(await lockRow(Booking, id)));
}

/** Writes the folio of a booking if it is older than folios, inside the caller's transaction, which has locked its row. */
export async function postMissingFolio(booking: Booking): Promise<void> {
  if (booking.balanceCents !== null) return;
  await postFolio(booking, { who: null, why: 'Carried over from before there were folios.' });
  await repo(Booking).update({ id: booking.id }, { balanceCents: booking.balanceCents });
}
