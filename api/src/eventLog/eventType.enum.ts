import { registerEnumType } from 'type-graphql';

/** The types of events. The values are the `type` of webhook messages. */
export enum EventType {
  BOOKING_CONFIRMED = 'booking.confirmed',
  BOOKING_CHANGED = 'booking.changed',
  BOOKING_CANCELLED = 'booking.cancelled',
  REVIEW_CREATED = 'review.created',
  NIGHTS_CHANGED = 'nights.changed',
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
  },
});
