import { addNights } from '../../../../schema/nights';
import { comeBack } from '../balance/owed';
import { Booking, BookingStatus, UNKNOWN_NIGHT } from '../booking.entity';
import { CancelledBy } from '../cancelledBy';
import { queueRoomsGoneMail } from '../bookingMails.service';
import { hasStarted } from '../booking.service';
import { todayAtHotel } from '../hotelDay.service';
import { transition } from '../history.service';
import { ofBooking } from '../ofBooking.service';
import { Stay, StayState } from '../stay.entity';
import { log } from '../../core/log';
import { bulkInsert } from '../../database/bulkInsert';
import { processDueRows } from '../../database/dueRows';
import { lockRow, repo, requireTransaction, transaction } from '../../database/transaction';
import { describeRefund, leftToRefund, queueRefund, refundSoon } from '../pay/refund.service';
import { endConfirmed } from './cancellation.service';
import { tellOfCancellation } from './cancellationMail.service';
import { giveUpNights, priceRowsOf } from './giveUpNights.service';
import { remainderOf } from './nightsGivenUp';
import { nameRooms, roomsOf } from './staysInProgress.service';
import { HotelCancellation, newHotelCancellation } from './hotelCancellation.entity';

/** The history entry of bookings and holds whose rooms were removed. */
export const ROOMS_GONE = { who: null, why: 'The property no longer offers these rooms.' };

const cancellations = {
  entity: HotelCancellation,
  backoff: { firstMs: 30_000, longestMs: 600_000 },
  work: cancelDue,
  failed: (error: unknown, { id }: HotelCancellation): void =>
    log.error({ error, bookingId: id }, 'a booking whose rooms were removed could not be cancelled'),
};

/** Queues these bookings to be cancelled by the hotel, inside the caller's transaction. */
export async function queueHotelCancellations(bookings: Booking[]): Promise<void> {
  requireTransaction('queueHotelCancellations()');
  const queued = await repo(HotelCancellation).find({ where: bookings.map(({ id }) => ({ id })) });
  const known = new Set(queued.map(({ id }) => id));
  const fresh = bookings.filter(({ id }) => !known.has(id));
  await bulkInsert(
    HotelCancellation,
    fresh.map(({ id }) => newHotelCancellation({ id })),
  );
}

/** Cancels the due bookings, each in its own transaction. A job; several instances may run it at once. */
export async function cancelForHotels(): Promise<void> {
  let isMore = true;
  while (isMore) isMore = await processDueRows(cancellations);
}

async function cancelDue({ id }: HotelCancellation): Promise<void> {
  await transaction(async () => {
    const booking = await lockRow(Booking, id);
    const stays = await repo(Stay).findBy(ofBooking(booking));
    const gone = stays.filter((stay) => !stay.roomNumberId && !LEFT.includes(stay.state));
    const back = leftToRefund(booking);
    // The guest may have changed to other rooms in the meantime, or cancelled with a smaller refund.
    if (booking.status === BookingStatus.CONFIRMED && gone.length) await giveUpRooms(booking, gone);
    else if (booking.status === BookingStatus.CANCELLED && back > 0)
      await transition(
        booking,
        { payment: await queueRefund(booking, back, 'cancelled') },
        { ...ROOMS_GONE, settles: true },
      );
    await repo(HotelCancellation).delete({ id });
  });
  await refundSoon(id);
}

/** Stays that were over when their room was removed. */
const LEFT: readonly StayState[] = [StayState.CHECKED_OUT, StayState.NO_SHOW];

/**
 * Takes stays whose rooms are removed off a confirmed booking, refunds them in full, and mails the guest. The rest can
 * then be cancelled free of charge until the day before arrival. If nothing is left, the booking is cancelled. Runs
 * inside the caller's transaction. The caller locks the rooms, then the booking.
 */
export async function giveUpRooms(
  booking: Booking,
  stays: readonly Stay[],
  from = UNKNOWN_NIGHT,
): Promise<void> {
  const given = { stays, from };
  const kept = remainderOf(await priceRowsOf(booking), given);
  if (!kept.stays.length) return cancelForHotel(booking);
  const { refundCents, creditedCents } = comeBack(booking, kept.givenUpCents, leftToRefund(booking));
  const refund = await describeRefund(booking, refundCents);
  const rooms = roomsOf(stays);
  const why = `The property no longer offers ${nameRooms(rooms)}.`;
  await giveUpNights(booking, given, kept, {
    refundCents,
    creditedCents,
    refundReason: 'roomsGone',
    who: null,
    why,
  });
  await queueRoomsGoneMail(booking, { rooms, refund, freeUntil: await freeRest(booking, kept.stays) });
}

/** Makes cancelling the rest free; returns the last day, or null if the stay has begun. */
async function freeRest(booking: Booking, stays: readonly Stay[]): Promise<string | null> {
  const today = await todayAtHotel(booking);
  if (hasStarted(stays, today) || booking.checkIn <= today) return null;
  const free = { freeCancellationDays: 0 };
  Object.assign(booking, free);
  await repo(Booking).update({ id: booking.id }, free);
  return addNights(booking.checkIn, -1);
}

/**
 * Cancels a confirmed booking with a full refund, whatever its terms, and mails the guest.
 * Runs inside the caller's transaction. The caller locks the booking's row.
 */
export async function cancelForHotel(booking: Booking): Promise<void> {
  const refundCents = leftToRefund(booking);
  const cancellation = { cancelledBy: CancelledBy.HOTEL, refundCents, reason: ROOMS_GONE.why };
  await endConfirmed(booking, cancellation, { who: null });
  await tellOfCancellation(booking, cancellation, refundCents);
}
