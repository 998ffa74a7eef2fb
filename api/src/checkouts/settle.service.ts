import { Booking, BookingStatus, PaymentStatus } from '../bookings/booking.entity';
import { refundBooking } from '../bookings/refund.service';
import { Stay } from '../bookings/stay.entity';
import { isDuplicate } from '../database/quirks';
import { hold, repo, transaction } from '../database/unit';
import { log } from '../log';
import { now } from '../outside/clock';
import type { ProviderEvent, ProviderSession } from '../outside/payments';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { findTakenNights, takeNights } from '../rooms/night.service';
import { endHold } from '../bookings/booking.service';
import { confirmByMail } from './confirmation.service';
import { ProviderEvent as SeenEvent } from './providerEvent.entity';

/** Acts on an event of the card provider, once per event id; what it means is decided in the same transaction. */
export async function handleEvent(event: ProviderEvent): Promise<void> {
  try {
    const booking = await transaction(async () => {
      await repo(SeenEvent).insert({ id: event.id, type: event.type, receivedAt: now() });
      return event.session && decide(event.type, event.session);
    });
    if (booking) await refundBooking(booking);
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    log.info({ eventId: event.id }, 'an event came again');
  }
}

/** Settles a session that the provider says is paid. */
export async function settleSession(session: ProviderSession): Promise<void> {
  const booking = await transaction(() => settle(session));
  if (booking) await refundBooking(booking);
}

function decide(type: string, session: ProviderSession): Promise<Booking | undefined> | undefined {
  if (session.paid) return settle(session);
  if (type === 'checkout.session.expired') return giveUp(session);
  return undefined;
}

/**
 * The booking of a paid session is confirmed while its nights are still held. Paid after they were given back,
 * it takes them again where they are free, and is refunded in full where they are not. Anything else has been
 * settled before.
 */
async function settle(session: ProviderSession): Promise<Booking | undefined> {
  const booking = await bookingOf(session);
  if (!booking || booking.payment === PaymentStatus.PAID) return undefined;
  if (booking.status !== BookingStatus.HELD && booking.status !== BookingStatus.EXPIRED) return undefined;
  if (booking.payment === PaymentStatus.REFUNDING || booking.payment === PaymentStatus.REFUNDED)
    return undefined;

  booking.paymentIntentId = session.paymentIntentId ?? null;
  if (booking.status === BookingStatus.HELD || (await takeAgain(booking))) {
    booking.status = BookingStatus.CONFIRMED;
    booking.payment = PaymentStatus.PAID;
    booking.holdExpiresAt = null;
    await confirmByMail(booking);
  } else {
    booking.payment = PaymentStatus.REFUNDING;
    booking.refundedCents = booking.totalCents;
    log.warn({ bookingId: booking.id }, 'paid after its nights were taken by others; refunding');
  }
  return repo(Booking).save(booking);
}

async function takeAgain(booking: Booking): Promise<boolean> {
  const stays = await repo(Stay).findBy({ bookingId: booking.id });
  const ids = stays.flatMap(({ roomNumberId }) => (roomNumberId ? [roomNumberId] : []));
  const [stay] = stays;
  if (!stay || !booking.hotelId || ids.length < stays.length) return false;
  await hold(RoomNumber, ids);
  // Looked at first, since a refused insert would spend the transaction in which the refund is written down.
  if ((await findTakenNights(ids, stay)).length) return false;
  return takeNights(booking.hotelId, booking.id, ids, stay);
}

async function giveUp(session: ProviderSession): Promise<undefined> {
  const booking = await bookingOf(session);
  if (booking?.status === BookingStatus.HELD) await endHold(booking);
  return undefined;
}

/** The held row of the booking that this very session pays; sessions of others are none of our business. */
async function bookingOf({ id, bookingId }: ProviderSession): Promise<Booking | undefined> {
  if (!bookingId) return undefined;
  const [booking] = await hold(Booking, [bookingId]);
  if (booking?.providerSessionId && booking.providerSessionId !== id) return undefined;
  return booking;
}
