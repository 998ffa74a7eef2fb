import { referenceOf } from '../../../schema/bookingReferences';
import { addNights } from '../../../schema/nights';
import { Booking, BookingStatus } from '../bookings/booking.entity';
import { partyOf } from '../bookings/guests/stayDetails.service';
import type { BookingMoved } from '../bookings/history.service';
import { bulkInsert } from '../database/bulkInsert';
import { afterCommit, gatherUntilCommit } from '../database/transaction';
import type { Review } from '../reviews/review.entity';
import type { NightsChanged } from '../rooms/nights/night.service';
import { EventType } from './eventType.enum';
import { LoggedEvent, newLoggedEvent } from './loggedEvent.entity';
import { numberSoon } from './numberEvents.service';

type NewEvent = Pick<LoggedEvent, 'type' | 'hotelId' | 'userId'> & { data: object };

/** Writes an event inside the caller's transaction. */
async function record({ data, ...event }: NewEvent): Promise<void> {
  await bulkInsert(LoggedEvent, [newLoggedEvent({ ...event, data: JSON.stringify(data) })]);
  afterCommit(numberSoon);
}

/** Records a step of a booking, if it is one of the types of events. */
export async function recordStep({ booking, fromStatus }: BookingMoved): Promise<void> {
  const type = typeOf(fromStatus, booking.status);
  const { hotelId, userId } = booking;
  if (type) await record({ type, hotelId, userId, data: { booking: shown(booking) } });
}

/** The event of a step. Undefined for holds, and for refunds after the booking has ended. */
function typeOf(from: BookingStatus, to: BookingStatus): EventType | undefined {
  if (to === BookingStatus.CONFIRMED)
    return from === to ? EventType.BOOKING_CHANGED : EventType.BOOKING_CONFIRMED;
  return from === BookingStatus.CONFIRMED ? EventType.BOOKING_CANCELLED : undefined;
}

/**
 * The fields of a booking in an event. They identify no person, in case a message reaches the wrong address.
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

/** Records a new review with its public fields: neither the author nor the booking. */
export async function recordReview(review: Review): Promise<void> {
  const { id, userId, hotelId, rating, text, createdAt } = review;
  const data = { review: { id, hotelId, rating, text, createdAt } };
  await record({ type: EventType.REVIEW_CREATED, hotelId, userId, data });
}

/** Ranges of nights in one event, so that its text fits into a column. */
const MOST_RANGES = 500;

/** The nights [from, to) of a room number that were taken or freed. */
interface Range {
  roomNumberId: string;
  from: string;
  to: string;
  available: boolean;
}

/** Collects the changes of nights in a transaction, and records them at its end, inside it. */
export async function gatherNights(changed: NightsChanged): Promise<void> {
  gatherUntilCommit(recordNights, changed);
}

/** Records one event for each hotel, or more if the nights change in many ranges. */
async function recordNights(gathered: NightsChanged[]): Promise<void> {
  for (const hotelId of new Set(gathered.map((one) => one.hotelId))) {
    const ranges = rangesOf(gathered.filter((one) => one.hotelId === hotelId));
    for (let begin = 0; begin < ranges.length; begin += MOST_RANGES) {
      const data = { hotelId, nights: ranges.slice(begin, begin + MOST_RANGES) };
      await record({ type: EventType.NIGHTS_CHANGED, hotelId, userId: null, data });
    }
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
