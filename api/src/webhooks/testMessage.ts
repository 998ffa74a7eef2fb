import { now } from '../core/clock';
import { EventType } from '../eventLog/eventType.enum';
import { TEST_EVENT } from './webhook.enum';

/** The id of a record that does not exist. */
const NOTHING = '0'.repeat(24);
const DAY = 86_400_000;
const dayFrom = (days: number): string => new Date(now().getTime() + days * DAY).toISOString().slice(0, 10);

/** What a message of this type says, about records that do not exist. */
function exampleOf(type: EventType): object {
  if (type === EventType.NIGHTS_CHANGED)
    return {
      hotelId: NOTHING,
      nights: [{ roomNumberId: NOTHING, from: dayFrom(10), to: dayFrom(12), available: false }],
    };
  if (type === EventType.HOTEL_CHANGED) return { hotelId: NOTHING, roomTypeIds: [NOTHING] };
  if (type === EventType.REVIEW_CREATED)
    return { review: { id: NOTHING, hotelId: NOTHING, rating: 5, text: 'An example.', createdAt: now() } };
  const isCancelled = type === EventType.BOOKING_CANCELLED;
  return {
    booking: {
      id: NOTHING,
      reference: '0000-0000',
      status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
      payment: isCancelled ? 'REFUNDED' : 'PAID',
      hotelId: NOTHING,
      checkIn: dayFrom(10),
      checkOut: dayFrom(12),
      totalCents: 20_000,
      extrasCents: 0,
      refundedCents: isCancelled ? 20_000 : 0,
      party: { adults: 2, childrenAges: [] },
    },
  };
}

/** The body of a test message: of the type `webhook.test`, or of an event with the data of an example and `test: true`. */
export const testBody = (event: EventType | null | undefined): string =>
  JSON.stringify(
    event
      ? {
          type: event,
          timestamp: now().toISOString(),
          cursor: '0',
          hotelSequence: 0,
          test: true,
          data: exampleOf(event),
        }
      : { type: TEST_EVENT, timestamp: now().toISOString(), data: {} },
  );
