import { Booking, BookingStatus, PaymentStatus } from '../booking.entity';
import { endHold, firstNight } from '../booking.service';
import { todayAtHotel } from '../hotelDay.service';
import { atHotel, ofBooking } from '../ofBooking.service';
import { BookingChange, ChangeStatus } from '../change/bookingChange.entity';
import { transition, type Step } from '../history.service';
import { queueConfirmationMail, type ReceiptPayment } from '../bookingMails.service';
import { EVENT_WAIT_MS, addCard, findSessionPayment } from './payment.service';
import { Payment } from './payment.entity';
import { matchesPayment } from './paymentDifference.service';
import { queueRefund, sendDueRefunds } from './refund.service';
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
import { changePageClosed } from '../change/changeHistory';
import { settleBalance } from '../online/settleBalance.service';

const paid: Step = { who: null, why: 'Paid.' };

/** Settles a session that is paid at the provider, and sends the refunds that this makes due. */
export async function settleSession(session: ProviderSession): Promise<void> {
  const known = await addCard(session);
  const bookingId = await transaction(() => settle(known));
  if (bookingId) await sendDueRefunds(bookingId);
}

/** Applies an event of the provider to its booking, inside the caller's transaction. Joins onSessionEvent. */
export async function settleEvent({ type, session }: SessionEvent): Promise<string | undefined> {
  if (session.paid) return settle(session);
  if (type === 'checkout.session.expired') await expireCheckout(session);
  return undefined;
}

/**
 * Records a payment once and applies it, inside the caller's transaction.
 * The booking is confirmed while its nights are held. After the hold has ended, it takes its nights again if
 * all are free. Otherwise, or if the account is closed, it is refunded in full. A payment of what is owed keeps what is owed
 * when it arrives. A payment that does not match confirms nothing. Returns the booking's id.
 */
async function settle(session: ProviderSession): Promise<string | undefined> {
  const found = await findSessionPayment(session);
  if (!(await matchesPayment(session, found)) || !found || found.paidAt) return undefined;
  const { bookingId, changeId } = found;
  const key = { id: found.id, ...atHotel(found.hotelId) };
  // Lock order: the person, the rooms, the booking.
  const { userId, hotelId, ...booked } = await repo(Booking).findOneByOrFail({ id: bookingId });
  const user = await lockRow(User, userId);
  const change = changeId ? await repo(BookingChange).findOneByOrFail({ id: changeId }) : null;
  const stays = change ? change.stays : await repo(Stay).findBy(ofBooking({ ...booked, hotelId }));
  const rooms = stays.flatMap(({ roomNumberId }) => (roomNumberId ? [roomNumberId] : []));
  await lockRows(RoomNumber, rooms);
  // Rooms may have been deleted, or moved to another hotel, since the hold ended.
  const areThere = async () => rooms.length === stays.length && (await areRoomsOf(hotelId ?? '', rooms));
  const booking = await lockRow(Booking, bookingId);
  const payment = await repo(Payment).findOneByOrFail(key);
  if (payment.paidAt) return undefined;

  const columns = paidColumns(session);
  await repo(Payment).update(key, columns);
  booking.paidCents += payment.amountCents;
  if (change) await settleChange({ booking, change, mayKeep: user.active && (await areThere()) });
  else if (payment.requestKey) await settleBalance(booking, { ...payment, ...columns });
  else if (!user.active) await refundInFull(booking, payment, 'accountClosed');
  else if (
    booking.status === BookingStatus.HELD ||
    ((await areThere()) && (await reserveAgain(booking, stays, rooms)))
  )
    await confirm(booking, { ...payment, ...columns });
  else await refundInFull(booking, payment, 'paidTooLate');
  return booking.id;
}

/** The payment columns of a paid session. An unknown card is asked for later. */
function paidColumns({ id, paymentIntentId, card }: ProviderSession) {
  const paidAt = now();
  const isCardOpen = card === undefined && paymentIntentId !== undefined;
  return {
    paidAt,
    madeAt: paidAt,
    sessionId: id,
    intentId: paymentIntentId ?? null,
    cardBrand: card?.brand ?? null,
    cardLast4: card?.last4 ?? null,
    dueAt: isCardOpen ? new Date(paidAt.getTime() + EVENT_WAIT_MS) : null,
  };
}

async function confirm(booking: Booking, payment: ReceiptPayment): Promise<void> {
  await transition(booking, { status: BookingStatus.CONFIRMED, payment: PaymentStatus.PAID }, paid);
  await queueConfirmationMail(booking, payment);
}

async function refundInFull(booking: Booking, { amountCents }: Payment, reason: RefundReason): Promise<void> {
  log.warn({ bookingId: booking.id, reason }, 'a payment is refunded in full');
  const payment = await queueRefund(booking, amountCents, reason);
  const why =
    reason === 'paidTooLate'
      ? 'Paid after someone else had booked the rooms.'
      : 'Paid after the account was closed.';
  await transition(booking, { status: BookingStatus.EXPIRED, payment }, { who: null, why });
  await freeNights(booking.hotelId, { bookingId: booking.id });
}

/** Takes the nights of an expired booking again, if they are free and not past. */
async function reserveAgain(booking: Booking, stays: Pick<Stay, 'checkIn' | 'checkOut'>[], rooms: string[]) {
  const [stay] = stays;
  if (!stay || !booking.hotelId) return false;
  if (firstNight(stays) < (await todayAtHotel(booking))) return false;
  // Checked first, because a refused insert would end the transaction that stores the refund.
  if ((await findTakenNights(booking.hotelId, rooms, stay)).length) return false;
  return reserveNights(booking.hotelId, booking.id, rooms, stay);
}

/** Ends the hold or change of a page that the provider closed unpaid, inside the caller's transaction. */
export async function expireCheckout(session: ProviderSession): Promise<void> {
  const payment = await findSessionPayment(session);
  if (!payment || payment.paidAt) return;
  const booking = await lockRow(Booking, payment.bookingId);
  await repo(Payment).update({ id: payment.id, ...atHotel(payment.hotelId) }, { dueAt: null });
  if (payment.changeId) {
    const waiting = { id: payment.changeId, status: ChangeStatus.HELD };
    if ((await repo(BookingChange).existsBy(waiting)) && (await endChange(booking)))
      await transition(booking, {}, changePageClosed());
  } else if (booking.status === BookingStatus.HELD)
    await endHold(booking, { who: null, why: 'The payment page was closed.' });
}
