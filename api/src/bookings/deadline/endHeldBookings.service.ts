import { LessThanOrEqual } from 'typeorm';
import { now } from '../../core/clock';
import { log } from '../../core/log';
import { lockRow, repo, transaction } from '../../database/transaction';
import { momentWords } from '../../mails/format';
import { Booking, BookingStatus } from '../booking.entity';
import { hasArrived } from '../booking.service';
import { queueHeldEndedMail } from '../bookingMails.service';
import { endConfirmed } from '../cancel/cancellation.service';
import { CancelledBy } from '../cancelledBy';
import { transition } from '../history.service';
import { timeZoneOf } from '../hotelDay.service';
import { findOpenPages } from '../online/openPages.service';
import { closePage } from '../pay/paymentPage.service';
import { Stay } from '../stay.entity';

/** Bookings that one run of the job ends. */
const BATCH = 200;

/**
 * Cancels every booking that was held until a time and is not paid, without a fee; a job. The provider is asked first, outside any
 * transaction, to close an open payment page, so that a payment in the last moment counts. After a failed request the remaining
 * bookings end without asking: what is paid later is refunded.
 */
export async function endHeldBookings(): Promise<void> {
  const due = await repo(Booking).find({
    select: { id: true },
    where: { status: BookingStatus.CONFIRMED, heldUntil: LessThanOrEqual(now()) },
    order: { heldUntil: 'ASC' },
    take: BATCH,
  });
  let answers = true;
  for (const { id } of due)
    try {
      const pages = await findOpenPages(id);
      for (const page of pages) if (answers) answers = await closePage(page);
      await transaction(() => endHeld(id));
    } catch (error) {
      log.error({ error, bookingId: id }, 'a held booking could not be ended and will be tried again');
    }
}

async function endHeld(id: string): Promise<void> {
  const booking = await lockRow(Booking, id);
  const { status, heldUntil } = booking;
  if (status !== BookingStatus.CONFIRMED || !heldUntil || heldUntil > now()) return;
  if (hasArrived(await repo(Stay).findBy({ bookingId: id }))) {
    booking.heldUntil = null;
    return transition(booking, {}, { who: null, why: 'The guests have arrived, and pay at the hotel.' });
  }
  const reason = `Not paid by ${momentWords(heldUntil, await timeZoneOf(booking))}`;
  const cancellation = { cancelledBy: CancelledBy.HOTEL, refundCents: 0, reason };
  await endConfirmed(booking, cancellation, { who: null, why: 'Cancelled without a fee.' });
  await queueHeldEndedMail(booking, heldUntil);
}
