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
import { BookingChange, ChangeStatus } from '../change/bookingChange.entity';
import { timeZoneOf, todayAtHotel } from '../hotelDay.service';
import { findOpenPages } from '../online/openPages.service';
import { closeOrSettle } from '../pay/paymentPage.service';
import type { Payment } from '../pay/payment.entity';
import { findChangePayment } from '../pay/payment.service';
import { ofBooking } from '../ofBooking.service';
import { Stay } from '../stay.entity';

/** Bookings that one run of the job ends. */
const BATCH = 200;

/**
 * Cancels every booking that was held until a time and is not paid, without a fee; a job. The provider is asked first, outside any
 * transaction, to close the open pages of the booking and of a change of it, so that a payment in the last moment counts. After a failed request the remaining
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
      for (const page of await findPages(id)) if (answers) answers = await closeOrSettle(page);
      await transaction(() => endHeld(id));
    } catch (error) {
      log.error({ error, bookingId: id }, 'a held booking could not be ended and will be tried again');
    }
}

/** The open pages on which the booking, or a change of it, can still be paid. */
async function findPages(bookingId: string): Promise<Payment[]> {
  const change = await repo(BookingChange).findOneBy({ bookingId, status: ChangeStatus.HELD });
  const page = change && (await findChangePayment(change.id));
  return [...(await findOpenPages(bookingId)), ...(page ? [page] : [])];
}

async function endHeld(id: string): Promise<void> {
  const booking = await lockRow(Booking, id);
  const { status, heldUntil } = booking;
  if (status !== BookingStatus.CONFIRMED || !heldUntil || heldUntil > now()) return;
  const why = hasArrived(await repo(Stay).findBy(ofBooking(booking)))
    ? 'The guests have arrived, and pay at the hotel.'
    : // Its dates were moved to earlier ones.
      (await todayAtHotel(booking)) > booking.checkIn
      ? 'The first night is over, so the booking is no longer held.'
      : undefined;
  if (why) {
    booking.heldUntil = null;
    return transition(booking, {}, { who: null, why });
  }
  const reason = `Not paid by ${momentWords(heldUntil, await timeZoneOf(booking))}`;
  const cancellation = { cancelledBy: CancelledBy.HOTEL, refundCents: 0, reason };
  await endConfirmed(booking, cancellation, { who: null, why: 'Cancelled without a fee.' });
  await queueHeldEndedMail(booking, heldUntil);
}
