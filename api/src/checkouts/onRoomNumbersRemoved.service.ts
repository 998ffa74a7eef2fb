import { In, IsNull, MoreThanOrEqual, Not } from 'typeorm';
import { addNights } from '../../../schema/nights';
import { mapConcurrent } from '../core/mapConcurrent';
import { Booking, BookingStatus } from '../bookings/booking.entity';
import { endHold, todayFor } from '../bookings/booking.service';
import { BookingChange, ChangeStatus } from '../bookings/bookingChange.entity';
import { leftToRefund, refundBooking } from '../payments/refund.service';
import { Stay } from '../bookings/stay.entity';
import { config } from '../core/config';
import { afterCommit, lockRows, repo } from '../database/transaction';
import { Hotel } from '../hotels/hotel.entity';
import { hotelCancelledMail } from '../mails/change.mails';
import { queueMail } from '../mails/outbox.service';
import { Night } from '../rooms/night.entity';
import type { RoomNumbersRemoved } from '../rooms/onRoomNumbersRemoved.service';
import { User, isDeleted } from '../users/user.entity';
import { endChange } from './applyChange.service';
import { endConfirmed } from './cancellation.service';
import { closeBookingPage } from './paymentPage.service';

/** How many pages are closed, and how many bookings refunded, at once: a hotel with all its rooms has many. */
const AT_ONCE = 5;

/**
 * Ends the holds in these rooms, and cancels what is confirmed and has not begun: with a full refund whatever
 * the policy, since it is the hotel that cancels. Stays keep their text, and lose their rooms.
 */
export async function endBookingsInRooms({ hotelId, roomNumberIds }: RoomNumbersRemoved): Promise<void> {
  const [hotel] = await repo(Hotel).find({ where: { id: hotelId }, relations: { cityRow: true } });
  const today = todayFor(hotel?.cityRow);
  const rooms = In(roomNumberIds);
  const recent = MoreThanOrEqual(addNights(today, -1));
  const there = await repo(Stay).findBy({ roomNumberId: rooms, checkOut: recent });
  const bookings = await lockRows(Booking, [...new Set(there.map(({ bookingId }) => bookingId))]);
  const stays = await repo(Stay).findBy({ bookingId: In(bookings.map(({ id }) => id)) });

  const held = await repo(Night).findBy({ roomNumberId: rooms, night: recent, changeId: Not(IsNull()) });
  await endChanges([...new Set(held.map(({ changeId }) => changeId!))]);
  const step = { who: null, why: 'The property took the rooms away.' };
  const holds = bookings.filter(({ status }) => status === BookingStatus.HELD);
  for (const booking of holds) await endHold(booking, step);
  const ahead = bookings
    .filter(({ status }) => status === BookingStatus.CONFIRMED)
    .map((booking) => ({ booking, own: stays.filter(({ bookingId }) => bookingId === booking.id) }))
    .filter(({ own }) => own.every(({ checkIn }) => checkIn >= today));
  for (const { booking, own } of ahead) {
    const back = leftToRefund(booking);
    await endConfirmed(booking, back, step);
    await tellGuest(booking, own, back);
  }
  await repo(Stay).update({ roomNumberId: rooms }, { roomNumberId: null, roomTypeId: null });
  afterCommit(() => mapConcurrent(AT_ONCE, holds, ({ id }) => closeBookingPage(id)));
  afterCommit(() => mapConcurrent(AT_ONCE, ahead, ({ booking }) => refundBooking(booking.id)));
}

/** Ends those of the changes that still wait for their payment. */
async function endChanges(ids: string[]): Promise<void> {
  const changes = await repo(BookingChange).findBy({ id: In(ids), status: ChangeStatus.HELD });
  const bookings = await lockRows(
    Booking,
    changes.map(({ bookingId }) => bookingId),
  );
  for (const booking of bookings) await endChange(booking);
}

async function tellGuest({ id, userId, hotelName }: Booking, stays: Stay[], refundCents: number) {
  const user = await repo(User).findOneByOrFail({ id: userId });
  if (isDeleted(user)) return;
  const url = `${config.publicUrl}/bookings/${id}`;
  const told = { reference: id, name: user.name, hotelName, stays, refundCents, url };
  await queueMail({ to: user.email, ...hotelCancelledMail(told) });
}
