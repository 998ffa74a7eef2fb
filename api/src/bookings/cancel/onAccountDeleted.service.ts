import { In } from 'typeorm';
import { Booking, BookingStatus } from '../booking.entity';
import { endHold } from '../booking.service';
import { refundBooking } from '../pay/refund.service';
import { Stay } from '../stay.entity';
import { afterCommit, lockRows, repo } from '../../database/transaction';
import { refuse } from '../../core/problems';
import { PaidStaysAhead } from '../../users/account.types';
import type { AccountDeletion, DataExport } from '../../users/accountDeletion.service';
import { endConfirmed, listPaidAhead } from './cancellation.service';
import { closeBookingPage } from '../pay/paymentPage.service';

/**
 * Ends the holds of a deleted account. Cancels its paid future stays if the guest confirms it, otherwise
 * refuses PaidStaysAhead.
 */
export async function endBookingsOfUser({ user, cancelPaidStays }: AccountDeletion): Promise<void> {
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
  const ahead = await listPaidAhead(user.id);
  if (ahead.length && !cancelPaidStays)
    refuse(
      new PaidStaysAhead(
        ahead.length,
        ahead.reduce((sum, { refundCents }) => sum + refundCents, 0),
      ),
    );

  const step = { who: user.id, why: 'The account was deleted.' };
  for (const booking of held) {
    await endHold(booking, step);
    afterCommit(() => closeBookingPage(booking.id));
  }
  for (const { booking, refundCents } of ahead) {
    await endConfirmed(booking, refundCents, step);
    afterCommit(() => refundBooking(booking.id));
  }
}

/** A user's bookings, for their data export. */
export async function exportBookings({ userId }: DataExport): Promise<unknown> {
  const bookings = await repo(Booking).find({ where: { userId }, order: { createdAt: 'ASC' } });
  const stays = bookings.length
    ? await repo(Stay).findBy({ bookingId: In(bookings.map(({ id }) => id)) })
    : [];
  return bookings.map(({ id, hotelName, status, payment, totalCents, refundedCents, createdAt }) => ({
    reference: id,
    hotelName,
    status,
    payment,
    totalCents,
    refundedCents,
    createdAt,
    stays: stays
      .filter(({ bookingId }) => bookingId === id)
      .map(({ title, number, checkIn, checkOut, nightPrices }) => ({
        title,
        number,
        checkIn,
        checkOut,
        nightPrices,
      })),
  }));
}
