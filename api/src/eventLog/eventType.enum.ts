import { registerEnumType } from 'type-graphql';

/** The types of events. The values are the `type` of webhook messages. */
export enum EventType {
  BOOKING_CONFIRMED = 'booking.confirmed',
  BOOKING_CHANGED = 'booking.changed',
  BOOKING_CANCELLED = 'booking.cancelled',
  REVIEW_CREATED = 'review.created',
  NIGHTS_CHANGED = 'nights.changed',
  HOTEL_CHANGED = 'hotel.changed',
}
registerEnumType(EventType, {
  // The name that clients have known since webhooks were the only way to get events.
  name: 'WebhookEventType',
  description: 'A type of event.',
  valuesConfig: {
    BOOKING_CONFIRMED: { description: '`booking.confirmed`: a booking was paid, or made at the front desk.' },
    BOOKING_CHANGED: {
      description:
        '`booking.changed`: dates, rooms, price, money or the state of a stay of a confirmed booking changed.',
    },
    BOOKING_CANCELLED: { description: '`booking.cancelled`: a confirmed booking was cancelled.' },
    REVIEW_CREATED: {
      description:
        '`review.created`: a guest wrote a review. Webhooks report your own, and those of hotels that you work for; for administrators any.',
    },
    NIGHTS_CHANGED: {
      description:
        '`nights.changed`: nights were taken or freed, by a hold, a booking or a block. Webhooks report those of hotels that you work for; for administrators those of any hotel. Everyone else reads them from the event log.',
    },
    HOTEL_CHANGED: {
      description:
        '`hotel.changed`: the data of a hotel changed: its texts, prices, minimum stays, room types or room numbers, or whether it is open for booking; or it was deleted. Wait three seconds, and read it again: one that you cannot read is closed or deleted. Events of nights of a closed hotel are not for you, so read its nights, too, when it has opened. `data` names the hotel, and the room types if only they changed; without a hotel, any may have changed. It may come although nothing that you read has changed. Cities, hotel types and the passing of time make none. It holds nothing but ids, and everyone reads it from the event log, also of hotels that are not open. Webhooks report those of hotels that you work for; for administrators those of any hotel.',
    },
  },
});
