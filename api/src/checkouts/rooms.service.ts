import { In, MoreThanOrEqual } from 'typeorm';
import { addNights } from '../../../schema/rules';
import { Booking, BookingStatus } from '../bookings/booking.entity';
import { endChange, endConfirmed, endHold, todayFor } from '../bookings/booking.service';
import { BookingChange, ChangeStatus } from '../bookings/change.entity';
import { leftToRefund, refundBooking } from '../bookings/refund.service';
import { Stay } from '../bookings/stay.entity';
import { config } from '../config';
import { afterCommit, hold, repo } from '../database/unit';
import { Hotel } from '../hotels/hotel.entity';
import { houseCancelledMail } from '../mails/removal.mails';
import { queueMail } from '../mails/outbox.service';
import { Night } from '../rooms/night.entity';
import { roomsLeaving, type RoomsLeaving } from '../rooms/removal.service';
import { User, hasLeft } from '../users/user.entity';
import { closePayment } from './payment.service';

/** What becomes of bookings when their rooms leave the hotel; called once, when the house opens. */
export const joinBookingsToRooms = (): void => roomsLeaving.join('bookings', endBookings);

/**
 * Ends the holds in these rooms, and cancels what is confirmed and has not begun: with a full refund whatever
 * the policy, since it is the house that does not keep its word. Stays keep their text, and lose their rooms.
 */
async function endBookings({ hotelId, roomNumberIds }: RoomsLeaving): Promise<void> {
  const [hotel] = await repo(Hotel).find({ where: { id: hotelId }, relations: { cityRow: true } });
  const today = todayFor(hotel?.cityRow);
  const rooms = In(roomNumberIds);
  const there = await repo(Stay).findBy({
    roomNumberId: rooms,
    checkOut: MoreThanOrEqual(addNights(today, -1)),
  });
  const bookings = await hold(Booking, [...new Set(there.map(({ bookingId }) => bookingId))]);
  const stays = await repo(Stay).findBy({ bookingId: In(bookings.map(({ id }) => id)) });

  await endChangesInto(roomNumberIds);
  const step = { who: null, why: 'The property took the rooms away.' };
  for (const booking of bookings) {
    const own = stays.filter(({ bookingId }) => bookingId === booking.id);
    if (booking.status === BookingStatus.HELD) {
      await endHold(booking, step);
      afterCommit(() => closePayment(booking.id));
    } else if (booking.status === BookingStatus.CONFIRMED && own.every(({ checkIn }) => checkIn >= today)) {
      const back = leftToRefund(booking);
      await endConfirmed(booking, back, step);
      await tellGuest(booking, own, back);
      afterCommit(() => refundBooking(booking.id));
    }
  }
  await repo(Stay).update({ roomNumberId: rooms }, { roomNumberId: null, roomTypeId: null });
}

/** A change that waits for its payment holds nights under its own id. */
async function endChangesInto(roomNumberIds: string[]): Promise<void> {
  const nights = await repo(Night).findBy({ roomNumberId: In(roomNumberIds) });
  const ids = In([...new Set(nights.map(({ bookingId }) => bookingId))]);
  const changes = await repo(BookingChange).findBy({ id: ids, status: ChangeStatus.HELD });
  const bookings = await hold(
    Booking,
    changes.map(({ bookingId }) => bookingId),
  );
  for (const booking of bookings) await endChange(booking);
}

async function tellGuest({ id, userId, hotelName }: Booking, stays: Stay[], refundCents: number) {
  const user = await repo(User).findOneByOrFail({ id: userId });
  if (hasLeft(user)) return;
  const url = `${config.publicUrl}/bookings/${id}`;
  const told = { reference: id, name: user.name, hotelName, stays, refundCents, url };
  await queueMail({ to: user.email, ...houseCancelledMail(told) });
}
