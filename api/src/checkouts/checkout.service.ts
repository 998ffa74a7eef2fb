import { createHash } from 'node:crypto';
import { In } from 'typeorm';
import {
  LIMITS,
  normaliseStay,
  priceNights,
  stayProblem,
  sumCents,
  type StayDates,
} from '../../../schema/rules';
import { Booking, BookingStatus, PaymentStatus } from '../bookings/booking.entity';
import { endHold, todayFor } from '../bookings/booking.service';
import { Stay } from '../bookings/stay.entity';
import { config } from '../config';
import { isDuplicate } from '../database/quirks';
import { newId } from '../database/columns';
import { hold, repo, transaction } from '../database/unit';
import type { Hotel } from '../hotels/hotel.entity';
import { findHotelWithCity } from '../hotels/hotel.service';
import { now } from '../outside/clock';
import { authorized, type Viewer } from '../policy';
import { Refusal, refuse } from '../problems';
import { findTakenNights, takeNights } from '../rooms/night.service';
import { RoomNumber } from '../rooms/roomNumber.entity';
import { RoomType } from '../rooms/roomType.entity';
import { findAlternatives, findNearestDates } from './alternatives.service';
import type { CreateCheckoutInput } from './checkout.inputs';
import { CheckoutEnded, NightsTaken, StayRefused } from './checkout.problems';
import { closePayment, openPayment, type OpenCheckout } from './payment.service';

/** What is to be booked, checked and priced by the house alone. */
interface Order {
  hotel: Hotel;
  today: string;
  stay: StayDates;
  numbers: RoomNumber[];
  types: Map<string, RoomType>;
}

/**
 * Holds the nights for the viewer and opens the hosted payment page. The price is computed here. The same key
 * answers the same checkout; a new one replaces the viewer's own unpaid hold on those nights. Refuses
 * StayRefused, NightsTaken, CheckoutEnded, PaymentUnavailable; in each case nothing stays held.
 */
export async function createCheckout(
  viewer: Viewer | undefined,
  input: CreateCheckoutInput,
): Promise<OpenCheckout> {
  const { id: userId } = authorized(viewer, 'checkout:create');
  const key = hashOf([input.idempotencyKey]);
  const request = hashOf([input.hotelId, input.checkIn, input.checkOut, ...[...input.roomNumberIds].sort()]);
  const known = await repo(Booking).findOneBy({ userId, idempotencyKey: key });
  if (known) return answerAgain(known, request);

  const order = await checkOrder(input);
  try {
    const { booking, replaced } = await transaction(() => holdNights(userId, order, key, request));
    for (const old of replaced) await closePayment(old);
    return await openPayment(booking);
  } catch (error) {
    // The same key arrived twice at once: the other request has made the booking.
    if (!isDuplicate(error)) throw error;
    return answerAgain(await repo(Booking).findOneByOrFail({ userId, idempotencyKey: key }), request);
  }
}

async function answerAgain(booking: Booking, request: string): Promise<OpenCheckout> {
  if (booking.requestHash !== request)
    refuse(
      new StayRefused('This idempotency key was used for another choice of rooms or dates. Use a new one.'),
    );
  if (booking.status === BookingStatus.EXPIRED || booking.status === BookingStatus.CANCELLED)
    refuse(new CheckoutEnded());
  return openPayment(booking);
}

async function checkOrder(input: CreateCheckoutInput): Promise<Order> {
  const found = await findHotelWithCity(input.hotelId);
  if (!found) refuse(new StayRefused('This hotel does not exist.'));
  const today = todayFor(found.city);
  const problem = stayProblem(input, today);
  if (problem) refuse(new StayRefused(problem));

  const ids = [...new Set(input.roomNumberIds)];
  const numbers = await repo(RoomNumber).findBy({ id: In(ids) });
  const types = await repo(RoomType).findBy({ id: In(numbers.map((number) => number.roomTypeId)) });
  if (numbers.length < ids.length || types.some((type) => type.hotelId !== found.hotel.id))
    refuse(new StayRefused('Some of these rooms are not rooms of this hotel. Choose rooms on its page.'));
  return {
    hotel: found.hotel,
    today,
    stay: normaliseStay(input),
    numbers,
    types: new Map(types.map((type) => [type.id, type])),
  };
}

async function holdNights(userId: string, order: Order, idempotencyKey: string, requestHash: string) {
  const { hotel, stay } = order;
  const ids = order.numbers.map((number) => number.id);
  await hold(RoomNumber, ids);
  const replaced = await endOwnHolds(userId, ids, stay);

  const moment = now();
  const booking = Object.assign(new Booking(), {
    id: newId(),
    userId,
    hotelId: hotel.id,
    hotelName: hotel.name,
    status: BookingStatus.HELD,
    payment: PaymentStatus.OPEN,
    totalCents: 0,
    refundedCents: 0,
    createdAt: moment,
    holdExpiresAt: new Date(moment.getTime() + config.holdSeconds * 1000),
    idempotencyKey,
    requestHash,
    providerSessionId: null,
    providerUrl: null,
    paymentIntentId: null,
  });
  const stays = order.numbers.map((number) => stayIn(booking.id, number, order));
  booking.totalCents = sumCents(stays.flatMap((row) => row.nightPrices));
  checkTotal(booking.totalCents);
  await repo(Booking).insert(booking);
  await repo(Stay).insert(stays);
  if (!(await takeNights(hotel.id, booking.id, ids, stay))) throw new Refusal(await describeTaken(order));
  return { booking, replaced };
}

function checkTotal(totalCents: number): void {
  if (totalCents > LIMITS.highestPaymentCents)
    refuse(
      new StayRefused('This is more than a card can pay at once. Book fewer rooms or nights at a time.'),
    );
  if (totalCents < LIMITS.lowestPaymentCents)
    refuse(new StayRefused('This is less than a card can pay. Choose another room.'));
}

/** Coming back from the payment page and choosing again must not find one's own hold in the way. */
async function endOwnHolds(userId: string, roomNumberIds: string[], stay: StayDates): Promise<Booking[]> {
  const taken = await findTakenNights(roomNumberIds, stay);
  const bookingIds = [...new Set(taken.map((night) => night.bookingId))];
  const own = (await hold(Booking, bookingIds)).filter(
    (booking) => booking.userId === userId && booking.status === BookingStatus.HELD,
  );
  for (const booking of own) await endHold(booking);
  return own;
}

function stayIn(bookingId: string, number: RoomNumber, { types, stay }: Order): Stay {
  const type = types.get(number.roomTypeId)!;
  const nightPrices = priceNights(type.priceCents, stay);
  return Object.assign(new Stay(), {
    id: newId(),
    bookingId,
    roomNumberId: number.id,
    roomTypeId: type.id,
    number: number.number,
    title: type.title,
    ...stay,
    nights: nightPrices.length,
    pricePerNightCents: Math.round(sumCents(nightPrices) / nightPrices.length),
    nightPrices,
  });
}

async function describeTaken({ hotel, numbers, stay, today }: Order): Promise<NightsTaken> {
  const taken = await findTakenNights(
    numbers.map((number) => number.id),
    stay,
  );
  const byId = new Map(numbers.map((number) => [number.id, number]));
  return new NightsTaken({
    nights: taken.map(({ roomNumberId, night }) => ({ roomNumber: byId.get(roomNumberId)!, night })),
    alternatives: await findAlternatives(hotel.id, numbers, stay),
    nearestDates: await findNearestDates(numbers, stay, today),
  });
}

const hashOf = (words: string[]): string => createHash('sha256').update(JSON.stringify(words)).digest('hex');
