import { In, IsNull, MoreThanOrEqual, Not } from 'typeorm';
import { addNights } from '../../../../schema/nights';
import { mapConcurrent } from '../../core/mapConcurrent';
import { Booking, BookingStatus } from '../booking.entity';
import { endHold, hasStarted, todayFor } from '../booking.service';
import { BookingChange, ChangeStatus } from '../change/bookingChange.entity';
import { refundBooking } from '../pay/refund.service';
import { Stay } from '../stay.entity';
import { afterCommit, lockRows, repo } from '../../database/transaction';
import { Hotel } from '../../hotels/hotel.entity';
import { Night } from '../../rooms/nights/night.entity';
import type { RoomNumbersRemoved } from '../../rooms/removal.service';
import { endChange } from '../change/applyChange.service';
import { cancelForHotel, queueHotelCancellations, ROOMS_GONE } from './hotelCancellation.service';
import { closeBookingPage } from '../pay/paymentPage.service';

/** Payment pages closed, and bookings refunded, at the same time. */
const AT_ONCE = 5;
/** Confirmed bookings that are cancelled in the same transaction. More than these are left to the job. */
const MOST_AT_ONCE = 4;

/**
 * Ends the holds in these rooms and cancels the confirmed bookings that have not begun.
 * A few bookings are cancelled at once. Many are cancelled one by one by a job, so that their rows are not
 * locked for long. Stays keep their texts and lose their rooms.
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
  const holds = bookings.filter(({ status }) => status === BookingStatus.HELD);
  for (const booking of holds) await endHold(booking, ROOMS_GONE);
  const ahead = bookings
    .filter(({ status }) => status === BookingStatus.CONFIRMED)
    .map((booking) => ({ booking, own: stays.filter(({ bookingId }) => bookingId === booking.id) }))
    .filter(({ own }) => !hasStarted(own, today));
  const few = ahead.length > MOST_AT_ONCE ? [] : ahead;
  for (const { booking, own } of few) await cancelForHotel(booking, own);
  if (ahead.length > few.length) await queueHotelCancellations(ahead.map(({ booking }) => booking));
  await repo(Stay).update({ roomNumberId: rooms }, { roomNumberId: null, roomTypeId: null });
  afterCommit(() => mapConcurrent(AT_ONCE, holds, ({ id }) => closeBookingPage(id)));
  afterCommit(() => mapConcurrent(AT_ONCE, few, ({ booking }) => refundBooking(booking.id)));
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
