import type { WebhookEventType } from './AddWebhookDialog.generated';
import type { DeliveryRow_DeliveryFragment } from './DeliveryRow.generated';
import type { WebhookRow_WebhookFragment } from './WebhookRow.generated';
import * as texts from './texts';

/** The events of webhooks: the type of their messages, and when they are sent to a person and to administrators. */
export const EVENTS: readonly { event: WebhookEventType; type: string; hint: string; staffHint?: string }[] =
  [
    {
      event: 'BOOKING_CONFIRMED',
      type: 'booking.confirmed',
      hint: texts.bookingConfirmed,
    },
    {
      event: 'BOOKING_CHANGED',
      type: 'booking.changed',
      hint: texts.bookingChanged,
    },
    { event: 'BOOKING_CANCELLED', type: 'booking.cancelled', hint: texts.bookingCancelled },
    {
      event: 'REVIEW_CREATED',
      type: 'review.created',
      hint: texts.reviewCreated,
      staffHint: texts.anyReviewCreated,
    },
    {
      event: 'NIGHTS_CHANGED',
      type: 'nights.changed',
      hint: texts.nightsChanged,
      staffHint: texts.anyNightsChanged,
    },
    {
      event: 'HOTEL_CHANGED',
      type: 'hotel.changed',
      hint: texts.hotelChanged,
      staffHint: texts.anyHotelChanged,
    },
  ];

/** The events that are selected for a new webhook. */
export const DEFAULT_EVENTS: readonly WebhookEventType[] = [
  'BOOKING_CONFIRMED',
  'BOOKING_CHANGED',
  'BOOKING_CANCELLED',
];

/** The message types of some events, as a list. */
export const typesOf = (events: readonly WebhookEventType[]): string =>
  EVENTS.filter(({ event }) => events.includes(event))
    .map(({ type }) => type)
    .join(', ');

/** The problem with the address of a webhook, or undefined. The server decides. */
export function webhookUrlProblem(url: string): string | undefined {
  if (!url.trim()) return texts.addressMissing;
  return URL.canParse(url.trim()) ? undefined : texts.addressNotHttps;
}

/** The status of a webhook, for a labelled dot. */
export function webhookState({
  disabledAt,
  failingSince,
  verificationState,
}: Pick<WebhookRow_WebhookFragment, 'disabledAt' | 'failingSince' | 'verificationState'>) {
  if (disabledAt) return { tone: 'quiet', word: texts.paused } as const;
  if (verificationState !== 'VERIFIED') return { tone: 'warning', word: texts.notVerified } as const;
  return failingSince
    ? ({ tone: 'warning', word: texts.failing } as const)
    : ({ tone: 'success', word: texts.active } as const);
}

/** The pauses between checks of whether a challenge was answered, in seconds. */
const CHALLENGE_PAUSES = [0.5, 1, 2, 4, 8, 15];

interface Challenged {
  disabledAt: unknown;
  verificationState: string;
  challengeAnswer: string | null;
}

/** The pauses for usePolling() while a challenge has no outcome; undefined otherwise. */
export const challengePauses = (webhooks: readonly Challenged[] | undefined) =>
  webhooks?.some(
    ({ disabledAt, verificationState, challengeAnswer }) =>
      disabledAt === null && verificationState === 'WAITING' && challengeAnswer === null,
  )
    ? CHALLENGE_PAUSES
    : undefined;

type Attempts = Pick<DeliveryRow_DeliveryFragment, 'dueAt' | 'attempts' | 'deliveredAt' | 'triedAt'>;

/** The status of a delivery, for a labelled dot. */
export function deliveryState({ dueAt, attempts, deliveredAt, triedAt }: Attempts) {
  if (dueAt)
    return attempts === 0 || !triedAt
      ? ({ tone: 'info', word: texts.sending } as const)
      : ({ tone: 'warning', word: texts.retrying } as const);
  return deliveredAt
    ? ({ tone: 'success', word: texts.delivered } as const)
    : ({ tone: 'error', word: texts.failed } as const);
}
