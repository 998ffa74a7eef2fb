import { In } from 'typeorm';
import { Booking, BookingStatus } from '../bookings/booking.entity';
import { endHold } from '../bookings/booking.service';
import { refundBooking } from '../payments/refund.service';
import { Stay } from '../bookings/stay.entity';
import { afterCommit, lockRows, repo } from '../database/transaction';
import { refuse } from '../core/problems';
import type { DeleteAccountInput } from '../users/account.inputs';
import { PaidStaysAhead } from '../users/account.problems';
import { joinLeaving } from '../users/accountDeletion.service';
import type { User } from '../users/user.entity';
import { endConfirmed, listPaidAhead } from './cancellation.service';
import { closePayment } from './paymentPage.service';

/** What becomes of bookings when their guest leaves; called once, when the house opens. */
export const joinBookingsToLeaving = (): void => joinLeaving('bookings', endBookings, collectBookings);

/** Ends what is held; cancels what is paid and ahead where the guest says so, else refuses PaidStaysAhead. */
async function endBookings(user: User, { cancelPaidStays }: DeleteAccountInput): Promise<void> {
  const open = await repo(Booking).findBy({
    userId: user.id,
    status: In([BookingStatus.HELD, BookingStatus.CONFIRMED]),
  });
  // Kept off before they are judged: a payment that arrives meanwhile must not be written over.
  const kept = await lockRows(
    Booking,
    open.map(({ id }) => id),
  );
  const held = kept.filter(({ status }) => status === BookingStatus.HELD);
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
    afterCommit(() => closePayment(booking.id));
  }
  for (const { booking, refundCents } of ahead) {
    await endConfirmed(booking, refundCents, step);
    afterCommit(() => refundBooking(booking.id));
  }
}

async function collectBookings(userId: string): Promise<unknown> {
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
