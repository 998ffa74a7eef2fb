import { registerEnumType } from 'type-graphql';

/** The events of a webhook. The values are the `type` of its messages. */
export enum WebhookEventType {
  BOOKING_CONFIRMED = 'booking.confirmed',
  BOOKING_CHANGED = 'booking.changed',
  BOOKING_CANCELLED = 'booking.cancelled',
  REVIEW_CREATED = 'review.created',
  NIGHTS_CHANGED = 'nights.changed',
}
registerEnumType(WebhookEventType, {
  name: 'WebhookEventType',
  description: 'An event that a webhook reports.',
  valuesConfig: {
    BOOKING_CONFIRMED: { description: '`booking.confirmed`: a booking was paid, or made at the front desk.' },
    BOOKING_CHANGED: {
      description:
        '`booking.changed`: dates, rooms, price, money or the state of a stay of a confirmed booking changed.',
    },
    BOOKING_CANCELLED: { description: '`booking.cancelled`: a confirmed booking was cancelled.' },
    REVIEW_CREATED: {
      description:
        '`review.created`: you wrote a review, or a hotel that you work for got one; for administrators any review.',
    },
    NIGHTS_CHANGED: {
      description:
        '`nights.changed`: nights of a hotel that you work for were taken or freed, by a hold, a booking or a block; for administrators those of any hotel.',
    },
  },
});

/** The type of the message that testWebhook sends. */
export const TEST_EVENT = 'webhook.test';

/** The type of the message that asks an address to answer with a challenge. */
export const CHALLENGE_EVENT = 'webhook.verification';

/** Whether an address has answered its challenge. */
export enum WebhookVerificationState {
  WAITING = 'WAITING',
  VERIFIED = 'VERIFIED',
}
registerEnumType(WebhookVerificationState, {
  name: 'WebhookVerificationState',
  description: 'Whether the address of a webhook has answered its challenge.',
  valuesConfig: {
    WAITING: { description: 'It has not; until then no other messages are sent to it.' },
    VERIFIED: { description: 'It has; messages are sent to it.' },
  },
});
