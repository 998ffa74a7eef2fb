import { IsNull, MoreThanOrEqual } from 'typeorm';
import { freeUntil } from '../../../../schema/cancellation';
import { countNights } from '../../../../schema/nights';
import { comeBack } from '../balance/owed';
import { Booking, BookingStatus } from '../booking.entity';
import { firstNight, hasStarted } from '../booking.service';
import { atHotel, ofBooking } from '../ofBooking.service';
import { todayAtHotel } from '../hotelDay.service';
import { BookingCharge, newBookingCharge } from '../bookingCharge.entity';
import { BookingChange, ChangeStatus } from './bookingChange.entity';
import { transition } from '../history.service';
import { postMissingFolio } from '../folio/folio.service';
import { recordBookingChange } from '../bookingAudit.service';
import { roomWords } from './changeHistory';
import type { Viewer } from '../../access/policy';
import { queueChangeMail } from '../bookingMails.service';
import { Payment } from '../pay/payment.entity';
import { describeRefund, leftToRefund, queueRefund } from '../pay/refund.service';
import { hasRoomMove } from '../roomMoves';
import { recordSales } from '../stats/salesStats.service';
import { Stay } from '../stay.entity';
import { repo } from '../../database/transaction';
import { now } from '../../core/clock';
import { log } from '../../core/log';
import { freeNights, replaceNights } from '../../rooms/nights/night.service';

/** Every night of every room number in a change. */
export const nightsOf = ({ stays }: Pick<BookingChange, 'stays'>) =>
  stays.flatMap(({ roomNumberId, nightPrices }) =>
    roomNumberId === null ? [] : nightPrices.map(({ night }) => ({ roomNumberId, night })),
  );

/**
 * Applies the change of a booking to other dates or rooms, inside the caller's transaction: replaces what is booked, refunds
 * a lower price, and tells the guest by mail. A higher price was paid before, or is owed if `staff` change the booking of a
 * guest. The caller locks the rooms and the booking. Returns false and changes nothing if others have some of the nights.
 */
export async function applyChange(
  booking: Booking,
  change: BookingChange,
  who: string | null,
  staff?: Viewer,
): Promise<boolean> {
  if (staff) await postMissingFolio(booking);
  const before = { ...booking, stay: roomWords(await repo(Stay).findBy(ofBooking(booking))) };
  if (!(await writeChange(booking, change))) return false;
  const { differenceCents } = change;
  const back = comeBack(booking, Math.max(0, -differenceCents), leftToRefund(booking));
  const { refundCents, creditedCents } = back;
  const refund = refundCents > 0 ? await describeRefund(booking, refundCents) : [];
  const payment = refundCents > 0 ? await queueRefund(booking, refundCents, 'changed') : booking.payment;
  const why = `${staff ? 'Staff changed' : 'Changed'} to ${change.checkIn} - ${change.checkOut}.`;
  const settles = !staff || differenceCents < 0;
  await transition(booking, { payment }, { who: staff?.id ?? who, why, settles, creditedCents });
  const byHotel = staff && { reason: null };
  await queueChangeMail(booking, { differenceCents, refund, creditedCents, byHotel });
  const after = { ...booking, stay: roomWords(change.stays) };
  if (staff) await recordBookingChange(staff, 'changeBooking', booking, { before, after });
  return true;
}

/**
 * Replaces the booked nights, stays, charges and price by those of the change, inside the caller's transaction. The caller
 * locks the rooms and the booking, and takes the step. Returns false and changes nothing if others have some of the nights.
 */
export async function writeChange(booking: Booking, change: BookingChange): Promise<boolean> {
  const { id: bookingId, hotelId } = booking;
  if (!hotelId || !(await replaceNights(hotelId, { bookingId, changeId: change.id }, nightsOf(change))))
    return false;
  await keepTerms(booking, change);
  await recordSales(booking, 'subtract');
  await repo(Stay).delete(ofBooking(booking));
  // Stays of a change that an older version wrote do not name the hotel.
  await repo(Stay).insert(change.stays.map((stay) => ({ ...stay, hotelId })));
  await repo(BookingCharge).delete({ bookingId });
  const lines = change.charges.map((line, place) => newBookingCharge({ bookingId, place, ...line }));
  await repo(BookingCharge).insert(lines);
  await repo(BookingChange).update({ id: change.id }, { status: ChangeStatus.DONE });
  // A change that waits meanwhile was priced against the old booking.
  await endChange(booking);
  const { totalCents, checkIn, checkOut } = change;
  Object.assign(booking, { totalCents, checkIn, checkOut });
  await recordSales(booking, 'add');
  return true;
}

/**
 * Ends the change that waits for its payment, if any, inside the caller's transaction. `ranOutAt` is set if
 * it ran out.
 */
export async function endChange(
  { id: bookingId, hotelId }: Booking,
  ranOutAt: Date | null = null,
): Promise<BookingChange | undefined> {
  const change = await repo(BookingChange).findOneBy({ bookingId, status: ChangeStatus.HELD });
  if (!change) return undefined;
  await repo(BookingChange).update({ id: change.id }, { status: ChangeStatus.ENDED, ranOutAt });
  await freeNights(hotelId, { changeId: change.id });
  // The job reconcilePayments closes its payment page.
  await repo(Payment).update(
    { ...atHotel(hotelId), changeId: change.id, paidAt: IsNull() },
    { dueAt: now() },
  );
  return change;
}

/** Moving to later dates does not make cancelling free again after the free period. */
async function keepTerms(booking: Booking, { checkIn }: BookingChange): Promise<void> {
  const from = firstNight(await repo(Stay).findBy(ofBooking(booking)));
  if (checkIn <= from || (await todayAtHotel(booking)) <= freeUntil(from, booking)) return;
  booking.freeCancellationDays += countNights(from, checkIn);
  const { id, freeCancellationDays } = booking;
  await repo(Booking).update({ id }, { freeCancellationDays });
}

interface PaidChange {
  booking: Booking;
  change: BookingChange;
  /** Whether the account is active and the rooms exist. */
  mayKeep: boolean;
}

/** Applies a paid change if it still fits and no later one was made, otherwise refunds the difference. */
export async function settleChange({ booking, change, mayKeep }: PaidChange): Promise<void> {
  const today = await todayAtHotel(booking);
  const { id: bookingId } = booking;
  const stays = await repo(Stay).findBy(ofBooking(booking));
  const isOutdated = await repo(BookingChange).existsBy({
    bookingId,
    status: ChangeStatus.DONE,
    createdAt: MoreThanOrEqual(change.createdAt),
  });
  const fits =
    mayKeep &&
    !isOutdated &&
    change.checkIn >= today &&
    !hasStarted(stays, today) &&
    !hasRoomMove(stays) &&
    booking.status === BookingStatus.CONFIRMED &&
    change.status !== ChangeStatus.DONE &&
    booking.totalCents + change.differenceCents === change.totalCents;
  // Only the booking's guest can request a change.
  if (fits && (await applyChange(booking, change, booking.userId))) return;
  log.warn({ bookingId: booking.id }, 'the payment of a change is refunded in full');
  await repo(BookingChange).update({ id: change.id }, { status: ChangeStatus.ENDED });
  await freeNights(booking.hotelId, { changeId: change.id });
  const payment = await queueRefund(booking, change.differenceCents, 'changedTooLate');
  await transition(
    booking,
    { payment },
    { who: null, why: 'Paid for a change that could no longer be made.' },
  );
}
