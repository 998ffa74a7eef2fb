import { createHash } from 'node:crypto';
import { averageCents } from '../../../schema/prices';
import type { StayDates } from '../../../schema/rules';
import { Booking, BookingStatus, PaymentStatus } from '../bookings/booking.entity';
import { endHold } from '../bookings/booking.service';
import { begin } from '../bookings/history.service';
import { BookingCharge } from '../bookings/bookingCharge.entity';
import { Stay } from '../bookings/stay.entity';
import { config } from '../config';
import { isDuplicate } from '../database/quirks';
import { newId } from '../database/columns';
import { hold, repo, transaction } from '../database/unit';
import { now } from '../outside/clock';
import { authorized, type Viewer } from '../policy';
import { Refusal, refuse } from '../problems';
import { findTakenNights, takeNights } from '../rooms/night.service';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { gathered } from '../together';
import type { CreateCheckoutInput } from './checkout.inputs';
import { StayRefused } from './checkout.problems';
import { describeTaken, enterAlone, readOffer } from './crowd.service';
import { checkOpenHolds, holdGuest } from './hold.service';
import { closePayment, openCheckout, type OpenCheckout } from './payment.service';
import { checkRooms, type Order } from './quote.service';
import type { Quote, QuotedStay } from './quote.types';
import { refuseIfChanged } from './quoteChange.service';

/**
 * Holds the nights for the viewer and opens the hosted payment page. The price is computed here. The same key
 * answers the same checkout; a new one replaces the viewer's own unpaid hold on those nights. Refuses
 * StayRefused, PriceChanged, TooManyHolds, NightsTaken, CheckoutEnded, PaymentUnavailable; in each case nothing stays held.
 */
export async function createCheckout(
  viewer: Viewer | undefined,
  input: CreateCheckoutInput,
): Promise<OpenCheckout> {
  const { id: userId } = authorized(viewer, 'checkout:create');
  const key = hashOf([input.idempotencyKey]);
  const request = hashOf([input.hotelId, input.checkIn, input.checkOut, ...[...input.roomNumberIds].sort()]);
  const known = await findKnown({ userId, idempotencyKey: key });
  if (known) return answerAgain(known, request);

  const { order, quote } = await readOffer(input);
  if (input.quoteVersion != null) refuseIfChanged(order, quote, input.quoteVersion);
  try {
    const { booking, replaced } = await enterAlone(order, userId, () =>
      transaction(() => holdNights(userId, { order, quote }, key, request)),
    );
    for (const { id } of replaced) await closePayment(id);
    return await openCheckout(booking);
  } catch (error) {
    // The same key arrived twice at once: the other request has made the booking.
    if (!isDuplicate(error)) throw error;
    return answerAgain(await repo(Booking).findOneByOrFail({ userId, idempotencyKey: key }), request);
  }
}

/** The booking that a person has made under a key. */
const findKnown = gathered(async (asked: readonly Pick<Booking, 'userId' | 'idempotencyKey'>[]) => {
  const found = await repo(Booking).find({ where: [...asked] });
  return asked.map(({ userId, idempotencyKey }) =>
    found.find((booking) => booking.userId === userId && booking.idempotencyKey === idempotencyKey),
  );
});

async function answerAgain(booking: Booking, request: string): Promise<OpenCheckout> {
  if (booking.requestHash !== request)
    refuse(
      new StayRefused('This idempotency key was used for another choice of rooms or dates. Use a new one.'),
    );
  return openCheckout(booking);
}

async function holdNights(
  userId: string,
  { order, quote }: { order: Order; quote: Quote },
  idempotencyKey: string,
  requestHash: string,
) {
  const { hotel, stay } = order;
  const ids = order.numbers.map((number) => number.id);
  await holdGuest(userId);
  await hold(RoomNumber, ids);
  await checkRooms(order);
  const replaced = await endOwnHolds(userId, ids, stay);
  await checkOpenHolds(userId);

  const moment = now();
  const booking = Object.assign(new Booking(), {
    id: newId(),
    userId,
    hotelId: hotel.id,
    hotelName: hotel.name,
    status: BookingStatus.HELD,
    payment: PaymentStatus.OPEN,
    totalCents: quote.totalCents,
    paidCents: 0,
    refundedCents: 0,
    createdAt: moment,
    holdExpiresAt: new Date(moment.getTime() + config.holdSeconds * 1000),
    idempotencyKey,
    requestHash,
    freeCancellationDays: hotel.freeCancellationDays,
    lateRefundPercent: hotel.lateRefundPercent,
  });
  await begin(booking, { who: userId, why: 'Held for payment.' });
  await repo(Stay).insert(quote.stays.map((quoted) => stayIn(booking.id, stay, quoted)));
  await repo(BookingCharge).insert(
    quote.charges.map((line, place) => ({ id: newId(), bookingId: booking.id, place, ...line })),
  );
  if (!(await takeNights(hotel.id, booking.id, ids, stay))) throw new Refusal(await describeTaken(order));
  return { booking, replaced };
}

/** Coming back from the payment page and choosing again must not find one's own hold in the way. */
async function endOwnHolds(userId: string, roomNumberIds: string[], stay: StayDates): Promise<Booking[]> {
  const taken = await findTakenNights(roomNumberIds, stay);
  const bookingIds = [...new Set(taken.map((night) => night.bookingId))];
  const own = (await hold(Booking, bookingIds)).filter(
    (booking) => booking.userId === userId && booking.status === BookingStatus.HELD,
  );
  for (const booking of own) await endHold(booking, { who: userId, why: 'Replaced by a new checkout.' });
  return own;
}

/** A stay of a booking, as it was quoted. */
export const stayIn = (
  bookingId: string,
  stay: StayDates,
  { roomNumber, roomType, nightPrices }: QuotedStay,
): Stay =>
  Object.assign(new Stay(), {
    id: newId(),
    bookingId,
    roomNumberId: roomNumber.id,
    roomTypeId: roomType.id,
    number: roomNumber.number,
    title: roomType.title,
    ...stay,
    nights: nightPrices.length,
    pricePerNightCents: averageCents(nightPrices),
    nightPrices,
  });

/** A key or a request as it is kept. */
export const hashOf = (words: string[]): string =>
  createHash('sha256').update(JSON.stringify(words)).digest('hex');
