import { averageCents } from '../../../../schema/prices';
import { countNights, type StayDates } from '../../../../schema/nights';
import { Booking, BookingStatus, PaymentStatus } from '../booking.entity';
import { endHold } from '../booking.service';
import { startHistory, type NewHold, type Step } from '../history.service';
import { BookingCharge, newBookingCharge } from '../bookingCharge.entity';
import { newStay, Stay } from '../stay.entity';
import { findBookingPayment, insertPayment } from '../pay/payment.service';
import { isDuplicate } from '../../database/dbErrors';
import { lockRows, repo, transaction } from '../../database/transaction';
import type { Hotel } from '../../hotels/hotel.entity';
import { authorized, type Viewer } from '../../access/policy';
import { Refusal } from '../../core/problems';
import { findTakenNights, reserveNights } from '../../rooms/nights/night.service';
import { RoomNumber } from '../../rooms/roomNumber.entity';
import { batchLoader } from '../../core/batchLoader';
import type { CreateCheckoutInput } from './checkout.inputs';
import { describeTaken, serializeByRoom, readPricedSelection } from './contention.service';
import { findGivenUp, holdDeadline, isOver, ranOutNow } from './holdDeadline.service';
import { checkNewHold, lockGuest } from './holdLimits.service';
import { keepLanguage } from '../../users/user.service';
import { checkSameRequest, extrasInWords, keyedRequest, type KeyedRequest } from './idempotency';
import { insertChosen } from '../extras/soldExtras.service';
import type { SoldRows } from './lineItems.service';
import { closeBookingPage, openCheckout, type OpenCheckout } from '../pay/paymentPage.service';
import { checkExtras, checkRooms, type PricedSelection } from './quote.service';
import {
  checkBeds,
  detailsInWords,
  indexLeadGuest,
  readGuests,
  type NewGuests,
} from '../guests/stayDetails.service';
import { toPay, type QuotedStay } from './quote.types';
import { refuseIfChanged } from '../change/quoteChange.service';

/**
 * Holds the nights for the viewer and opens the hosted payment page. The price is computed here.
 * The same key returns the same checkout. A new checkout replaces the viewer's own unpaid hold on those
 * nights and keeps its deadline. Refuses StayRefused, ExtraRefused, PriceChanged, TooManyHolds, HoldEnding, NightsTaken,
 * CheckoutEnded and PaymentUnavailable. A refusal leaves nothing held, unless PaymentUnavailable has a
 * deadline.
 */
export async function createCheckout(
  viewer: Viewer | undefined,
  input: CreateCheckoutInput,
): Promise<OpenCheckout> {
  const { id: userId } = authorized(viewer, 'checkout:create');
  const { party, details } = input;
  const asked = keyedRequest(
    input,
    input.hotelId,
    ...extrasInWords(input.extras),
    ...detailsInWords(party, details),
  );
  const same = { userId, idempotencyKey: asked.idempotencyKey };
  const known = await findKnown(same);
  if (known) return answerAgain(known, asked);

  const { selection, quote } = await readPricedSelection(input);
  if (input.quoteVersion != null) refuseIfChanged(selection, quote, input.quoteVersion);
  checkExtras(selection);
  checkBeds(selection, party, input.bookAnyway);
  const guests = readGuests(selection.hotel, input);
  try {
    const { booking, replaced, fresh } = await serializeByRoom(selection, userId, () =>
      transaction(() => holdNights(userId, { selection, quote }, { ...asked, ...guests })),
    );
    for (const one of replaced) await closeBookingPage(one);
    return await openCheckout(booking, fresh);
  } catch (error) {
    // The same key arrived twice at once, and the other request has made the booking.
    if (!isDuplicate(error)) throw error;
    return answerAgain(await repo(Booking).findOneByOrFail(same), asked);
  }
}

/** The booking that a person has made with a key. */
const findKnown = batchLoader(async (asked: readonly Pick<Booking, 'userId' | 'idempotencyKey'>[]) => {
  const found = await repo(Booking).find({ where: [...asked] });
  return asked.map(({ userId, idempotencyKey }) =>
    found.find((booking) => booking.userId === userId && booking.idempotencyKey === idempotencyKey),
  );
});

function answerAgain(booking: Booking, asked: KeyedRequest): Promise<OpenCheckout> {
  checkSameRequest(booking, asked);
  return openCheckout(booking);
}

async function holdNights(
  userId: string,
  { selection, quote }: PricedSelection,
  asked: KeyedRequest & NewGuests,
) {
  const { hotel, stay } = selection;
  const ids = selection.numbers.map((number) => number.id);
  await keepLanguage(await lockGuest(userId));
  await lockRows(RoomNumber, ids);
  await checkRooms(selection);
  const replaced = await endOwnHolds(userId, selection);
  const before = [...replaced, ...(await findGivenUp(userId, selection))];
  const { holdExpiresAt, isShort } = await holdDeadline(userId, before);
  await checkNewHold(userId, ids.length * countNights(stay.checkIn, stay.checkOut));

  const { totalCents, extrasCents } = quote;
  const hold = { ...newHold(userId, hotel, totalCents), extrasCents, ...asked, holdExpiresAt };
  const why = `Held for payment.${isShort ? ' The hold is short because earlier holds expired unpaid.' : ''}`;
  const { booking, sold } = await writeHold(hold, { selection, quote }, { who: userId, why });
  const { id: bookingId, hotelId, createdAt } = booking;
  const amountCents = toPay(quote);
  const payment = await insertPayment({ bookingId, hotelId, changeId: null, amountCents, createdAt });
  return { booking, replaced, fresh: { payment, sold } };
}

/**
 * Writes a hold with its stays, charges, extras and nights, inside the caller's transaction. The caller locks the
 * rooms.
 * Refuses NightsTaken.
 */
export async function writeHold(
  hold: NewHold,
  { selection, quote }: PricedSelection,
  step: Step,
): Promise<{ booking: Booking; sold: SoldRows }> {
  const { hotel, stay } = selection;
  const booking = await startHistory(hold, stay, step);
  await indexLeadGuest(booking);
  const bookingId = booking.id;
  const stays = quote.stays.map((quoted) => quotedStayRow(booking, stay, quoted));
  const charges = quote.charges.map((line, place) => newBookingCharge({ bookingId, place, ...line }));
  await repo(Stay).insert(stays);
  await repo(BookingCharge).insert(charges);
  const extras = await insertChosen(booking, quote.extras);
  const ids = selection.numbers.map(({ id }) => id);
  if (!(await reserveNights(hotel.id, bookingId, ids, stay)))
    throw new Refusal(await describeTaken(selection));
  return { booking, sold: { stays, charges, extras } };
}

/** The first state of a booking that waits for its payment, with the hotel's current terms. */
export const newHold = (userId: string, hotel: Hotel, totalCents: number) => ({
  userId,
  hotelId: hotel.id,
  hotelName: hotel.name,
  status: BookingStatus.HELD,
  payment: PaymentStatus.OPEN,
  totalCents,
  freeCancellationDays: hotel.freeCancellationDays,
  lateRefundPercent: hotel.lateRefundPercent,
});

/**
 * Ends the guest's own holds on these nights, so that a guest who returns from the payment page can choose
 * again.
 */
async function endOwnHolds(
  userId: string,
  { hotel, numbers, stay }: PricedSelection['selection'],
): Promise<Booking[]> {
  const ids = numbers.map(({ id }) => id);
  const taken = await findTakenNights(hotel.id, ids, stay);
  const bookingIds = [...new Set(taken.map((night) => night.bookingId))].filter((id) => id !== null);
  const own = (await lockRows(Booking, bookingIds)).filter(
    (booking) => booking.userId === userId && booking.status === BookingStatus.HELD,
  );
  for (const booking of own) {
    if (isOver(booking))
      booking.ranOutAt = await ranOutNow(userId, booking, await findBookingPayment(booking));
    await endHold(booking, { who: userId, why: 'Replaced by a new checkout.' });
  }
  return own;
}

/** A quoted stay of a booking, whose hotel is there, as a row. */
export const quotedStayRow = (
  { id: bookingId, hotelId }: Pick<Booking, 'id' | 'hotelId'>,
  stay: StayDates,
  { roomNumber, roomType, nightPrices }: QuotedStay,
): Stay =>
  newStay({
    bookingId,
    hotelId: hotelId!,
    roomNumberId: roomNumber.id,
    roomTypeId: roomType.id,
    number: roomNumber.number,
    title: roomType.title,
    ...stay,
    nights: nightPrices.length,
    pricePerNightCents: averageCents(nightPrices),
    nightPrices,
  });
