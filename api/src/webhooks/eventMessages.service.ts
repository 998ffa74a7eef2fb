import { referenceOf } from '../../../schema/bookingReferences';
import { addNights } from '../../../schema/nights';
import { partyOf } from '../bookings/guests/stayDetails.service';
import type { BookingMoved } from '../bookings/history.service';
import { Booking, BookingStatus } from '../bookings/booking.entity';
import { gatherUntilCommit } from '../database/transaction';
import type { NightsChanged } from '../rooms/nights/night.service';
import type { Review } from '../reviews/review.entity';
import { queueMessages, staffOf, webhooksFor } from './message.service';
import { WebhookEventType } from './webhook.enum';

/** Queues a booking's event for its guest, the hotel's team and administrators, inside the transaction of the step. */
export async function queueBookingMessages({ booking, fromStatus }: BookingMoved): Promise<void> {
  const event = eventOf(fromStatus, booking.status);
  if (!event) return;
  const { userId, hotelId } = booking;
  const listening = await webhooksFor(event, [userId], hotelId);
  await queueMessages(listening, event, hotelId, { booking: shown(booking) });
}

/** The event of a step. Undefined for holds, and for refunds after the booking has ended. */
function eventOf(from: BookingStatus, to: BookingStatus): WebhookEventType | undefined {
  if (to === BookingStatus.CONFIRMED)
    return from === to ? WebhookEventType.BOOKING_CHANGED : WebhookEventType.BOOKING_CONFIRMED;
  return from === BookingStatus.CONFIRMED ? WebhookEventType.BOOKING_CANCELLED : undefined;
}

/**
 * The fields of a booking in a message. They identify no person, in case a message reaches the wrong address.
 */
const shown = ({
  id,
  reference,
  status,
  payment,
  hotelId,
  checkIn,
  checkOut,
  totalCents,
  extrasCents,
  refundedCents,
  ...rest
}: Booking) => ({
  id,
  reference: referenceOf({ id, reference }),
  status,
  payment,
  hotelId,
  checkIn,
  checkOut,
  totalCents,
  extrasCents,
  refundedCents,
  party: partyOf(rest),
});

/** Ranges of nights in one message. */
const MOST_RANGES = 1000;

/** The nights [from, to) of a room number that were taken or freed. */
interface Range {
  roomNumberId: string;
  from: string;
  to: string;
  available: boolean;
}

/** Collects the changes of nights in a transaction, and queues their messages at its end, inside it. */
export async function gatherNights(changed: NightsChanged): Promise<void> {
  gatherUntilCommit(queueNights, changed);
}

/** Queues one message for each hotel, to its staff and to administrators. */
async function queueNights(gathered: NightsChanged[]): Promise<void> {
  const event = WebhookEventType.NIGHTS_CHANGED;
  for (const hotelId of new Set(gathered.map((one) => one.hotelId))) {
    const ranges = rangesOf(gathered.filter((one) => one.hotelId === hotelId));
    if (!ranges.length) continue;
    const listening = await webhooksFor(event, await staffOf(hotelId), hotelId);
    if (!listening.length) continue;
    for (let begin = 0; begin < ranges.length; begin += MOST_RANGES)
      await queueMessages(listening, event, hotelId, {
        hotelId,
        nights: ranges.slice(begin, begin + MOST_RANGES),
      });
  }
}

/** The net changes, as ranges by room number and night. A night that was freed and taken again is omitted. */
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
 * Queues the event of a new review for its author, the hotel's staff and administrators, inside the caller's
 * transaction.
 * The message contains only public fields: neither the author nor the booking.
 */
export async function queueReviewMessages(review: Review): Promise<void> {
  const { id, userId, hotelId, rating, text, createdAt } = review;
  const event = WebhookEventType.REVIEW_CREATED;
  const listening = await webhooksFor(event, [userId, ...(await staffOf(hotelId))], hotelId);
  await queueMessages(listening, event, hotelId, { review: { id, hotelId, rating, text, createdAt } });
}
