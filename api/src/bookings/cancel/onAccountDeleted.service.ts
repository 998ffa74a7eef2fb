import { fill } from '../../../../schema/fill';
import { referenceOf } from '../../../../schema/bookingReferences';
import { In } from 'typeorm';
import { deskCentsOf, type RefundPart } from '../../../../schema/refunds';
import { Booking, BookingStatus } from '../booking.entity';
import { CancelledBy } from '../cancelledBy';
import { endHold, hasStarted } from '../booking.service';
import { todayFor } from '../hotelDay.service';
import { describeRefund, sendDueRefunds } from '../pay/refund.service';
import { Stay } from '../stay.entity';
import { afterCommit, lockRows, repo } from '../../database/transaction';
import { build } from '../../core/build';
import { refuse } from '../../core/problems';
import {
  PaidStayAhead,
  PaidStaysAhead,
  StaysInProgress,
  type StayInProgress,
} from '../../users/staysInProgress.types';
import type { AccountDeletion, DataExport } from '../../users/accountDeletion.service';
import { endConfirmed, listPaidAhead, type PaidAhead } from './cancellation.service';
import { isInProgress } from './removalRule';
import { nameStays, type BookingWithStays } from './staysInProgress.service';
import { forgetGuests, leadGuestOf, partyOf, requestsOf } from '../guests/stayDetails.service';
import { closeBookingPage } from '../pay/paymentPage.service';

/**
 * Ends the holds of a deleted account. Cancels its paid future stays if the guest confirms it, otherwise
 * refuses PaidStaysAhead. Refuses StaysInProgress while a stay that has begun is not over.
 */
export async function endBookingsOfUser({ user, cancelPaidStays, isOwn }: AccountDeletion): Promise<void> {
  const open = await repo(Booking).findBy({
    userId: user.id,
    status: In([BookingStatus.HELD, BookingStatus.CONFIRMED]),
  });
  // The rows are locked before their status is read, so that a concurrent payment is not overwritten.
  const bookings = await lockRows(
    Booking,
    open.map(({ id }) => id),
  );
  const held = bookings.filter(({ status }) => status === BookingStatus.HELD);
  await refuseInProgress(user.id, isOwn);
  const ahead = await listPaidAhead(user.id);
  if (ahead.length && !cancelPaidStays) refuse(await describePaidAhead(ahead));

  const step = { who: user.id, why: 'The account was deleted.' };
  for (const booking of held) {
    await endHold(booking, step);
    afterCommit(() => closeBookingPage(booking));
  }
  for (const { booking, refundCents } of ahead) {
    await endConfirmed(booking, { cancelledBy: CancelledBy.GUEST, refundCents, reason: null }, step);
    afterCommit(() => sendDueRefunds(booking.id));
  }
  await forgetGuests(user.id);
}

/** A stay that has begun cannot be cancelled, and guests in house need their account. */
async function refuseInProgress(userId: string, isOwn: boolean): Promise<void> {
  const confirmed = await repo(Booking).find({
    where: { userId, status: BookingStatus.CONFIRMED },
    relations: { hotelRow: { cityRow: true } },
  });
  const stays = await repo(Stay).findBy({ bookingId: In(confirmed.map(({ id }) => id)) });
  const begun: BookingWithStays[] = [];
  for (const booking of confirmed) {
    const today = todayFor(booking.hotelRow?.cityRow);
    const own = stays.filter(({ bookingId }) => bookingId === booking.id);
    const inHouse = hasStarted(own, today) ? own.filter((stay) => isInProgress(stay, today)) : [];
    if (inHouse.length) begun.push({ booking, stays: inHouse });
  }
  if (!begun.length) return;
  const named = await nameStays(begun);
  const [{ hotelName, guestName, reference, checkOut }] = named as [StayInProgress];
  refuse(
    new StaysInProgress(
      isOwn
        ? fill(
            'Your stay at {hotelName} has begun. You can delete your account after you have checked out.',
            { hotelName },
          )
        : fill(
            '{guestName} is staying at {hotelName} until {checkOut} (booking {reference}). End the stay, or delete the account after it.',
            { guestName, hotelName, checkOut, reference },
          ),
      named,
    ),
  );
}

async function describePaidAhead(ahead: readonly PaidAhead[]): Promise<PaidStaysAhead> {
  const parts: RefundPart[] = [];
  for (const { booking, refundCents } of ahead) parts.push(...(await describeRefund(booking, refundCents)));
  const named = await nameStays(ahead);
  const stays = named.map((stay, at) =>
    build(PaidStayAhead, { ...stay, refundCents: ahead[at]?.refundCents ?? 0 }),
  );
  stays.sort((one, other) => one.checkIn.localeCompare(other.checkIn));
  return new PaidStaysAhead(stays, deskCentsOf(parts));
}

/** A user's bookings, for their data export. */
export async function exportBookings({ userId }: DataExport): Promise<unknown> {
  const bookings = await repo(Booking).find({ where: { userId }, order: { createdAt: 'ASC' } });
  const stays = bookings.length
    ? await repo(Stay).findBy({ bookingId: In(bookings.map(({ id }) => id)) })
    : [];
  return bookings.map(
    ({ id, hotelName, status, payment, totalCents, refundedCents, createdAt, ...booking }) => ({
      reference: referenceOf({ id, reference: booking.reference }),
      id,
      hotelName,
      status,
      payment,
      totalCents,
      refundedCents,
      createdAt,
      party: partyOf(booking),
      leadGuest: leadGuestOf(booking),
      guestPhone: booking.guestPhone,
      arrivalHour: booking.arrivalHour,
      requests: requestsOf(booking),
      requestNote: booking.requestNote,
      stays: stays
        .filter(({ bookingId }) => bookingId === id)
        .map(({ title, number, checkIn, checkOut, nightPrices }) => ({
          title,
          number,
          checkIn,
          checkOut,
          nightPrices,
        })),
    }),
  );
}
