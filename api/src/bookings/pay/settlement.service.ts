import { Booking, BookingStatus, PaymentStatus } from '../booking.entity';
import { endHold, firstNight, todayAtHotel } from '../booking.service';
import { BookingChange, ChangeStatus } from '../change/bookingChange.entity';
import { move, type Step } from '../history.service';
import { queueConfirmationMail, type Receipted } from '../bookingMails.service';
import { PATIENCE_MS, addCard, findSessionPayment } from './payment.service';
import { Payment } from './payment.entity';
import { fits } from './paymentDifference.service';
import { queueRefund, refundBooking } from './refund.service';
import type { SessionEvent } from './providerEvent.service';
import { Stay } from '../stay.entity';
import { lockRow, lockRows, repo, transaction } from '../../database/transaction';
import { log } from '../../core/log';
import type { RefundReason } from '../../mails/refund.mails';
import { now } from '../../core/clock';
import type { ProviderSession } from '../../external/payments.shapes';
import { areRoomsOf } from '../../rooms/roomNumbers.service';
import { freeNights, findTakenNights, reserveNights } from '../../rooms/nights/night.service';
import { RoomNumber } from '../../rooms/roomNumber.entity';
import { User } from '../../users/user.entity';
import { endChange, settleChange } from '../change/applyChange.service';

const paid: Step = { who: null, why: 'Paid.' };

/** Settles a session that the provider says is paid, and gives back what is due then. */
export async function settleSession(session: ProviderSession): Promise<void> {
  const known = await addCard(session);
  const bookingId = await transaction(() => settle(known));
  if (bookingId) await refundBooking(bookingId);
}

/** Decides what an event of the provider means for a booking, inside the caller's transaction; joins onSessionEvent. */
export async function settleEvent({ type, session }: SessionEvent): Promise<string | undefined> {
  if (session.paid) return settle(session);
  if (type === 'checkout.session.expired') await expireCheckout(session);
  return undefined;
}

/**
 * Writes a payment down, once, and decides what comes of it, inside the caller's transaction: the booking is
 * confirmed while its nights are still held. Paid after they were given back, it takes them again where they are
 * free, and is refunded in full where they are not, or where the account is closed. What differs from what was asked
 * for confirms nothing. Answers the booking's id.
 */
async function settle(session: ProviderSession): Promise<string | undefined> {
  const found = await findSessionPayment(session);
  if (!(await fits(session, found)) || !found || found.paidAt) return undefined;
  const { bookingId, changeId } = found;
  // In this order everywhere: the person, the rooms, the booking.
  const { userId, hotelId } = await repo(Booking).findOneByOrFail({ id: bookingId });
  const user = await lockRow(User, userId);
  const change = changeId ? await repo(BookingChange).findOneByOrFail({ id: changeId }) : null;
  const stays = change ? change.stays : await repo(Stay).findBy({ bookingId });
  const rooms = stays.flatMap(({ roomNumberId }) => (roomNumberId ? [roomNumberId] : []));
  await lockRows(RoomNumber, rooms);
  // Rooms may have gone, or moved to another hotel, since they were given back.
  const areThere = async () => rooms.length === stays.length && (await areRoomsOf(hotelId ?? '', rooms));
  const booking = await lockRow(Booking, bookingId);
  const payment = await repo(Payment).findOneByOrFail({ id: found.id });
  if (payment.paidAt) return undefined;

  const told = whatWasTold(session);
  await repo(Payment).update({ id: payment.id }, told);
  booking.paidCents += payment.amountCents;
  if (change) await settleChange({ booking, change, mayKeep: user.active && (await areThere()) });
  else if (!user.active) await refundInFull(booking, payment, 'accountClosed');
  else if (
    booking.status === BookingStatus.HELD ||
    ((await areThere()) && (await reserveAgain(booking, stays, rooms)))
  )
    await confirm(booking, { ...payment, ...told });
  else await refundInFull(booking, payment, 'paidTooLate');
  return booking.id;
}

/** What a paid session says of its payment; where the card is not known, the provider is asked for it later. */
function whatWasTold({ id, paymentIntentId, card }: ProviderSession) {
  const paidAt = now();
  const isCardOpen = card === undefined && paymentIntentId !== undefined;
  return {
    paidAt,
    sessionId: id,
    intentId: paymentIntentId ?? null,
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
    dueAt: isCardOpen ? new Date(paidAt.getTime() + PATIENCE_MS) : null,
  };
}

async function confirm(booking: Booking, payment: Receipted): Promise<void> {
  await move(booking, { status: BookingStatus.CONFIRMED, payment: PaymentStatus.PAID }, paid);
  await queueConfirmationMail(booking, payment);
}

async function refundInFull(booking: Booking, { amountCents }: Payment, reason: RefundReason): Promise<void> {
  log.warn({ bookingId: booking.id, reason }, 'a payment goes back in full');
  const payment = await queueRefund(booking, amountCents, reason);
  const why = reason === 'paidTooLate' ? 'Paid after others had booked.' : 'Paid after the account closed.';
  await move(booking, { status: BookingStatus.EXPIRED, payment }, { who: null, why });
  await freeNights(booking.hotelId, { bookingId: booking.id });
}

/** Takes the nights of an expired booking once more, where they are free and still to come. */
async function reserveAgain(booking: Booking, stays: Pick<Stay, 'checkIn' | 'checkOut'>[], rooms: string[]) {
  const [stay] = stays;
  if (!stay || !booking.hotelId) return false;
  if (firstNight(stays) < (await todayAtHotel(booking))) return false;
  // Looked at first, since a refused insert would spend the transaction in which the refund is written down.
  if ((await findTakenNights(rooms, stay)).length) return false;
  return reserveNights(booking.hotelId, booking.id, rooms, stay);
}

/** The provider has closed a page that nobody paid: what waited for it ends, inside the caller's transaction. */
export async function expireCheckout(session: ProviderSession): Promise<void> {
  const payment = await findSessionPayment(session);
  if (!payment || payment.paidAt) return;
  const booking = await lockRow(Booking, payment.bookingId);
  await repo(Payment).update({ id: payment.id }, { dueAt: null });
  if (payment.changeId) {
    const waiting = { id: payment.changeId, status: ChangeStatus.HELD };
    if (await repo(BookingChange).existsBy(waiting)) await endChange(booking);
  } else if (booking.status === BookingStatus.HELD)
    await endHold(booking, { who: null, why: 'The payment page was closed.' });
}
