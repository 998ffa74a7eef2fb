import { Booking, BookingStatus } from '../booking.entity';
import { bookingUrl } from '../v1Client';
import { transition } from '../history.service';
import { Stay } from '../stay.entity';
import { log } from '../../core/log';
import { bulkInsert } from '../../database/bulkInsert';
import { processDueRows } from '../../database/dueRows';
import { lockRow, repo, requireTransaction, transaction } from '../../database/transaction';
import { hotelCancelledMail } from '../../mails/change.mails';
import { queueMail } from '../../mails/outbox.service';
import { leftToRefund, queueRefund, refundSoon } from '../pay/refund.service';
import { User, isDeleted } from '../../users/user.entity';
import { endConfirmed } from './cancellation.service';
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
    const stays = await repo(Stay).findBy({ bookingId: id });
    const back = leftToRefund(booking);
    // The guest may have changed to other rooms in the meantime, or cancelled with a smaller refund.
    if (booking.status === BookingStatus.CONFIRMED && stays.some(({ roomNumberId }) => !roomNumberId))
      await cancelForHotel(booking, stays);
    else if (booking.status === BookingStatus.CANCELLED && back > 0)
      await transition(booking, { payment: await queueRefund(booking, back, 'cancelled') }, ROOMS_GONE);
    await repo(HotelCancellation).delete({ id });
  });
  await refundSoon(id);
}

/**
 * Cancels a confirmed booking with a full refund, whatever its terms, and mails the guest.
 * Runs inside the caller's transaction. The caller locks the booking's row.
 */
export async function cancelForHotel(booking: Booking, stays: Stay[]): Promise<void> {
  const refundCents = leftToRefund(booking);
  await endConfirmed(booking, refundCents, ROOMS_GONE);
  const { id, userId, hotelName } = booking;
  const user = await repo(User).findOneByOrFail({ id: userId });
  if (isDeleted(user)) return;
  const url = bookingUrl(booking);
  const details = { reference: id, name: user.name, hotelName, stays, refundCents, url };
  await queueMail({ to: user.email, ...hotelCancelledMail(details) });
}
