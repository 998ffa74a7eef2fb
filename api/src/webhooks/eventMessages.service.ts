import { addNights } from '../../../schema/nights';
import type { BookingMoved } from '../bookings/history.service';
import { Booking, BookingStatus } from '../bookings/booking.entity';
import { gatherUntilCommit } from '../database/transaction';
import type { NightsChanged } from '../rooms/nights/night.service';
import type { Review } from '../reviews/review.entity';
import { queueMessages, staffOf, webhooksFor } from './message.service';
import { WebhookEventType } from './webhook.enum';

/** Queues what a step of a booking means to its guest and to administrators, inside the transaction of the step. */
export async function queueBookingMessages({ booking, fromStatus }: BookingMoved): Promise<void> {
  const event = eventOf(fromStatus, booking.status);
  if (!event) return;
  await queueMessages(await webhooksFor(event, [booking.userId]), event, { booking: shown(booking) });
}

/** What is told of a step; undefined of holds, and of money that goes back after the booking has ended. */
function eventOf(from: BookingStatus, to: BookingStatus): WebhookEventType | undefined {
  if (to === BookingStatus.CONFIRMED)
    return from === to ? WebhookEventType.BOOKING_CHANGED : WebhookEventType.BOOKING_CONFIRMED;
  return from === BookingStatus.CONFIRMED ? WebhookEventType.BOOKING_CANCELLED : undefined;
}

/** What a message says of a booking: no person, so that a message that goes astray tells little. */
const shown = ({ id, status, payment, hotelId, checkIn, checkOut, totalCents, refundedCents }: Booking) => ({
  id,
  status,
  payment,
  hotelId,
  checkIn,
  checkOut,
  totalCents,
  refundedCents,
});

/** How many ranges of nights one message names. */
const MOST_RANGES = 1000;

/** Nights [from, to) of a room number that were taken or freed. */
interface Range {
  roomNumberId: string;
  from: string;
  to: string;
  available: boolean;
}

/** Gathers what a transaction does to nights; what it comes to is queued at its end, still inside it. */
export async function gatherNights(changed: NightsChanged): Promise<void> {
  gatherUntilCommit(queueNights, changed);
}

/** One message for each hotel, to who works for it and to administrators. */
async function queueNights(gathered: NightsChanged[]): Promise<void> {
  const event = WebhookEventType.NIGHTS_CHANGED;
  for (const hotelId of new Set(gathered.map((one) => one.hotelId))) {
    const ranges = rangesOf(gathered.filter((one) => one.hotelId === hotelId));
    if (!ranges.length) continue;
    const listening = await webhooksFor(event, await staffOf(hotelId));
    if (!listening.length) continue;
    for (let begin = 0; begin < ranges.length; begin += MOST_RANGES)
      await queueMessages(listening, event, { hotelId, nights: ranges.slice(begin, begin + MOST_RANGES) });
  }
}

/** What is different after all changes, as ranges by room number and night: a night that was freed and taken again is not. */
export function rangesOf(gathered: NightsChanged[]): Range[] {
  const nights = new Map<string, Range & { was: boolean }>();
  for (const { roomNumberId, night, available } of gathered.flatMap(({ changes }) => changes)) {
    const key = `${roomNumberId} ${night}`;
    const was = nights.get(key)?.was ?? !available;
    nights.set(key, { roomNumberId, from: night, to: addNights(night, 1), available, was });
  }
  const ranges: Range[] = [];
  for (const [, { was, ...night }] of [...nights].sort(([one], [other]) => (one < other ? -1 : 1))) {
    if (was === night.available) continue;
    const last = ranges.at(-1);
    const continues =
      last?.roomNumberId === night.roomNumberId &&
      last.to === night.from &&
      last.available === night.available;
    if (continues) last.to = night.to;
    else ranges.push(night);
  }
  return ranges;
}

/**
 * Queues that a review was written, to its author, to who works for the hotel and to administrators, inside the
 * caller's transaction. A message says what everybody may read, and neither who wrote it nor of which booking.
 */
export async function queueReviewMessages(review: Review): Promise<void> {
  const { id, userId, hotelId, rating, text, createdAt } = review;
  const event = WebhookEventType.REVIEW_CREATED;
  const listening = await webhooksFor(event, [userId, ...(await staffOf(hotelId))]);
  await queueMessages(listening, event, { review: { id, hotelId, rating, text, createdAt } });
}
