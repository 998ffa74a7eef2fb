import { LIMITS } from '../../../../schema/limits';
import { Booking } from '../booking.entity';
import { BookingChange, ChangeStatus, newBookingChange } from './bookingChange.entity';
import { ofBooking } from '../ofBooking.service';
import { transition } from '../history.service';
import { findChangePayment, insertPayment } from '../pay/payment.service';
import { refundSoon } from '../pay/refund.service';
import { Stay } from '../stay.entity';
import { isDuplicate } from '../../database/dbErrors';
import { lockRows, repo, transaction, lockRow } from '../../database/transaction';
import { authorizedToAsk, type Viewer } from '../../access/policy';
import { Refusal, refuse } from '../../core/problems';
import { reserveExtraNights } from '../../rooms/nights/night.service';
import { RoomNumber } from '../../rooms/roomNumber.entity';
import { User } from '../../users/user.entity';
import {
  NotChangeable,
  type ChangeBookingInput,
  type ChangeQuote,
  type ReleaseChangeInput,
} from './change.types';
import { chargesOf, checkChangeable, findChangeable, isByStaff } from './changeable.service';
import {
  changeDiscarded,
  changeGivenUp,
  changePageRefused,
  changeReplaced,
  changeRequested,
} from './changeHistory';
import { priceChange } from './changePrice';
import { CheckoutEnded, PaymentUnavailable } from '../hold/checkout.types';
import { quotedStayRow } from '../hold/checkout.service';
import { describeTaken } from '../hold/contention.service';
import { releaseHeldChange } from '../hold/hold.service';
import { findGivenUpChanges, holdDeadline } from '../hold/holdDeadline.service';
import { checkHeldNights } from '../hold/holdLimits.service';
import { keyedRequest, checkSameRequest, type KeyedRequest } from '../hold/idempotency';
import { describeChange } from '../hold/lineItems.service';
import { closeChangePage, openPage } from '../pay/paymentPage.service';
import { checkMinimumStay, checkSelection, checkRooms, type RoomSelection } from '../hold/quote.service';
import { refuseIfChanged } from './quoteChange.service';
import { applyChange, endChange, nightsOf } from './applyChange.service';

/** A changed booking, or one whose change waits until the difference is paid on the page. */
export interface RequestedChange {
  booking: Booking;
  url: string | null;
  holdExpiresAt: Date | null;
}

/**
 * Changes the dates or rooms of a confirmed booking within its hotel, before its first night is over, at the price
 * of priceChange(). The booking's own nights count as free. If the new price is lower or equal, the change is applied at once
 * and the difference is refunded. If it is higher, the new nights are held in addition, and the change is
 * applied when the difference is paid. A difference below the minimum of a card payment is waived. A new
 * change replaces a waiting one and keeps its deadline. If staff change the booking of a guest, it is applied at once: a
 * higher price is owed at the hotel, and no minimum stay binds them.
 * Refuses NotChangeable and the refusals of createCheckout.
 */
export async function changeBooking(
  viewer: Viewer | undefined,
  input: ChangeBookingInput,
): Promise<RequestedChange> {
  const booking = await findChangeable(viewer, 'booking:change', input.bookingId);
  const asked = keyedRequest(input);
  const same = { bookingId: booking.id, idempotencyKey: asked.idempotencyKey };
  const known = await repo(BookingChange).findOneBy(same);
  if (known) return answer(known, asked);

  const byStaff = isByStaff(viewer, booking);
  await checkChangeable(booking, byStaff);
  const selection = await checkSelection({ ...input, hotelId: booking.hotelId! });
  if (!byStaff) await checkMinimumStay(selection);
  try {
    const replaced = await transaction(() =>
      write(booking, selection, { asked, version: input.quoteVersion, staff: byStaff ? viewer : undefined }),
    );
    // If the replaced change was just paid, closing its page applies it, which ends the new change.
    if (replaced) await closeChangePage(replaced.id);
  } catch (error) {
    // The same key arrived twice at once, and the other request has made the change.
    if (!isDuplicate(error)) throw error;
  }
  return answer(await repo(BookingChange).findOneByOrFail(same), asked);
}

/**
 * Releases the change that waits for its payment. Guests release their own, staff release any. The booking
 * stays as it is.
 * Releasing again changes nothing.
 */
export async function releaseChange(
  viewer: Viewer | undefined,
  { bookingId }: ReleaseChangeInput,
): Promise<Booking> {
  const { id: who } = authorizedToAsk(viewer, 'change:release');
  const booking = await findChangeable(viewer, 'change:release', bookingId);
  const change = await repo(BookingChange).findOneBy({ bookingId, status: ChangeStatus.HELD });
  if (!change) return booking;
  await closeChangePage(change.id);
  return booking.userId === who
    ? releaseHeldChange(change, { step: changeGivenUp(who) })
    : releaseHeldChange(change, { counts: false, viewer, step: changeDiscarded(who) });
}

/** The outcome of a stored change. Opens the payment page of a waiting one. */
async function answer(change: BookingChange, asked: KeyedRequest): Promise<RequestedChange> {
  checkSameRequest(change, asked);
  const { id, holdExpiresAt, status, bookingId } = change;
  if (status === ChangeStatus.ENDED) refuse(new CheckoutEnded(bookingId));
  if (change.differenceCents < 0) await refundSoon(bookingId);
  const booking = await repo(Booking).findOneByOrFail({ id: bookingId });
  if (status === ChangeStatus.DONE) return { booking, url: null, holdExpiresAt: null };
  const payment = (await findChangePayment(id))!;
  const opening = await openPage(payment, () => describeChange(booking, change, holdExpiresAt!));
  if (opening === 'refused') await releaseHeldChange(change, { step: changePageRefused() });

  // While the provider answered, the change may have run out or been replaced or released.
  const isHeld = await repo(BookingChange).existsBy({ id, status: ChangeStatus.HELD });
  if (typeof opening === 'string') return refuse(new PaymentUnavailable(isHeld ? holdExpiresAt : null));
  if (isHeld) return { booking, url: opening.url, holdExpiresAt };
  await closeChangePage(id);
  return refuse(new CheckoutEnded(bookingId));
}

interface ChangeRequest {
  asked: KeyedRequest;
  version: string | null | undefined;
  /** The administrator who changes the booking of a guest. */
  staff: Viewer | undefined;
}

/**
 * Stores the change. Without a payment it is applied, otherwise its nights are held and its payment is
 * stored.
 * Returns the change that it replaces.
 */
async function write(
  { id: bookingId, userId, hotelId }: Booking,
  selection: RoomSelection,
  { asked, version, staff }: ChangeRequest,
): Promise<BookingChange | undefined> {
  const { hotel, stay } = selection;
  await lockRows(User, [userId]);
  const before = await repo(Stay).findBy(ofBooking({ id: bookingId, hotelId }));
  const rooms = [...selection.numbers.map(({ id }) => id), ...before.map(({ roomNumberId }) => roomNumberId)];
  await lockRows(RoomNumber, [...new Set(rooms.filter((id) => id !== null))]);
  await checkRooms(selection);
  const booking = await lockRow(Booking, bookingId);
  const rows = {
    booking,
    stays: await checkChangeable(booking, staff !== undefined),
    charges: await chargesOf(bookingId),
  };
  const price = priceChange(selection, rows);
  const { quote } = price;
  if (version != null) refuseIfChanged(selection, quote, version);
  const givenUp = await findGivenUpChanges(bookingId);
  const replaced = await endChange(booking);
  if (replaced) await transition(booking, {}, staff ? changeDiscarded(staff.id) : changeReplaced(userId));

  const waits = price.differenceCents > 0 && !staff;
  if (waits && booking.paidCents + price.differenceCents > LIMITS.highestPaidCents)
    refuse(
      new NotChangeable(
        'This booking has been changed too many times. Cancel it and book the new dates instead.',
      ),
    );
  const deadline = waits && (await holdDeadline(userId, [...givenUp, ...(replaced ? [replaced] : [])]));
  const change = newBookingChange({
    bookingId,
    ...stay,
    stays: quote.stays.map((quoted) => quotedStayRow(booking, stay, quoted)),
    ...priceOf(booking, price),
    holdExpiresAt: deadline ? deadline.holdExpiresAt : null,
    ...asked,
  });
  await repo(BookingChange).insert(change);
  const done = waits
    ? await holdForPayment(hotel.id, booking, change)
    : await applyChange(booking, change, userId, staff);
  if (!done) throw new Refusal(await describeTaken(selection, [bookingId]));
  return replaced;
}

/**
 * Stores the payment of a change and holds its nights in addition to the booking's. Returns false if others
 * have some of them.
 */
async function holdForPayment(hotelId: string, booking: Booking, change: BookingChange): Promise<boolean> {
  const { userId } = booking;
  const { id: changeId, bookingId, differenceCents: amountCents, createdAt } = change;
  await insertPayment({ bookingId, hotelId, changeId, amountCents, createdAt });
  if (!(await reserveExtraNights(hotelId, { bookingId, changeId }, nightsOf(change)))) return false;
  await checkHeldNights(userId);
  await transition(booking, {}, changeRequested(userId, change));
  return true;
}

/** The columns of a change with its price. A rise too small for a card payment is let go, by a charge below zero. */
function priceOf(
  { totalCents: wasCents }: Booking,
  { quote: { charges, totalCents }, differenceCents }: ChangeQuote,
) {
  const letGo = differenceCents > 0 ? 0 : Math.max(0, totalCents - wasCents);
  const waiver = { title: 'Too little to charge', cents: -letGo, rules: null };
  return { charges: letGo ? [...charges, waiver] : charges, totalCents: totalCents - letGo, differenceCents };
}
