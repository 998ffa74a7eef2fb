import { sumCents } from '../../../schema/rules';
import { Booking, BookingStatus, PaymentStatus } from '../bookings/booking.entity';
import { endHold } from '../bookings/booking.service';
import { BookingCharge } from '../bookings/bookingCharge.entity';
import { Stay } from '../bookings/stay.entity';
import { config } from '../config';
import { hold, repo, transaction } from '../database/unit';
import { log } from '../log';
import { expireSession, openSession } from '../outside/payments';
import { refuse } from '../problems';
import { User } from '../users/user.entity';
import { PaymentUnavailable } from './checkout.problems';
import { settleSession } from './settle.service';

/** A booking with the page where it is paid. */
export interface OpenCheckout {
  booking: Booking;
  url: string;
  holdExpiresAt: Date;
}

/**
 * Opens the hosted payment page of a hold, once: the provider's key is the booking's own, so that asking again
 * after a crash finds the same page. Where the provider cannot be reached the hold ends: PaymentUnavailable.
 */
export async function openPayment(booking: Booking): Promise<OpenCheckout> {
  const holdExpiresAt = booking.holdExpiresAt ?? booking.createdAt;
  if (booking.providerUrl) return { booking, url: booking.providerUrl, holdExpiresAt };
  try {
    const session = await openSession(await describe(booking, holdExpiresAt));
    const saved = await transaction(async () => {
      const held = (await hold(Booking, [booking.id]))[0]!;
      held.providerSessionId = session.id;
      held.providerUrl = session.url;
      return repo(Booking).save(held);
    });
    return { booking: saved, url: session.url, holdExpiresAt };
  } catch (error) {
    log.warn({ error, bookingId: booking.id }, 'the payment page could not be opened');
    await transaction(async () => {
      const [held] = await hold(Booking, [booking.id]);
      if (held?.status === BookingStatus.HELD) await endHold(held, PaymentStatus.FAILED);
    });
    return refuse(new PaymentUnavailable());
  }
}

/**
 * Closes the payment page of a hold that has ended or is about to. Where it had been paid in the meantime the
 * payment is settled. A provider that is down is no reason to keep the nights.
 */
export async function closePayment({ id, providerSessionId }: Booking): Promise<void> {
  if (!providerSessionId) return;
  try {
    const session = await expireSession(providerSessionId);
    if (session.paid) await settleSession(session);
  } catch (error) {
    log.warn({ error, bookingId: id }, 'a payment page could not be closed');
  }
}

async function describe(booking: Booking, expiresAt: Date): Promise<Parameters<typeof openSession>[0]> {
  const [user, stays, charges] = await Promise.all([
    repo(User).findOneByOrFail({ id: booking.userId }),
    repo(Stay).find({ where: { bookingId: booking.id }, order: { number: 'ASC', id: 'ASC' } }),
    repo(BookingCharge).find({ where: { bookingId: booking.id }, order: { place: 'ASC' } }),
  ]);
  const back = (path: string) => `${config.publicUrl}${path}?booking=${booking.id}`;
  return {
    bookingId: booking.id,
    customerEmail: user.email,
    hotelName: booking.hotelName,
    lines: [
      ...stays.map((stay) => ({
        name: `Room ${stay.number}, ${stay.title}`,
        description: `${sayDates(stay)}, ${stay.nights} ${stay.nights === 1 ? 'night' : 'nights'}`,
        unitAmountCents: sumCents(stay.nightPrices),
        quantity: 1,
      })),
      ...charges.map(({ title, cents }) => ({
        name: title,
        description: 'Taxes and fees',
        unitAmountCents: cents,
        quantity: 1,
      })),
    ],
    expiresAt,
    successUrl: back('/checkout-success'),
    cancelUrl: back('/cancel-order'),
    idempotencyKey: `checkout-${booking.id}`,
  };
}

/** Nights are calendar dates, so they are read as UTC and written as UTC. */
const dates = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const sayDates = ({ checkIn, checkOut }: Stay): string =>
  dates.formatRange(new Date(checkIn), new Date(checkOut));
