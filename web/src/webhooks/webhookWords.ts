import type { WebhookEventType } from './AddWebhookDialog.generated';
import type { DeliveryRow_DeliveryFragment } from './DeliveryRow.generated';
import type { WebhookRow_WebhookFragment } from './WebhookRow.generated';

/** What a webhook may tell of: the type of its messages, and when they are sent to a person and to administrators. */
export const EVENTS: readonly { event: WebhookEventType; type: string; hint: string; staffHint?: string }[] =
  [
    {
      event: 'BOOKING_CONFIRMED',
      type: 'booking.confirmed',
      hint: 'A booking was paid, or made at the front desk.',
    },
    {
      event: 'BOOKING_CHANGED',
      type: 'booking.changed',
      hint: 'Dates, rooms, price, money or the state of a stay changed.',
    },
    { event: 'BOOKING_CANCELLED', type: 'booking.cancelled', hint: 'A confirmed booking was cancelled.' },
    {
      event: 'REVIEW_CREATED',
      type: 'review.created',
      hint: 'You wrote a review, or a hotel that you work for got one.',
      staffHint: 'A guest wrote a review.',
    },
    {
      event: 'NIGHTS_CHANGED',
      type: 'nights.changed',
      hint: 'Nights of a hotel that you work for were taken or freed.',
      staffHint: 'Nights of any hotel were taken or freed: many messages.',
    },
  ];

/** What most programs want to know. */
export const USUAL_EVENTS: readonly WebhookEventType[] = [
  'BOOKING_CONFIRMED',
  'BOOKING_CHANGED',
  'BOOKING_CANCELLED',
];

/** The types of the messages that are sent for some events. */
export const typesOf = (events: readonly WebhookEventType[]): string =>
  EVENTS.filter(({ event }) => events.includes(event))
    .map(({ type }) => type)
    .join(', ');

/** What is wrong with the address of a webhook, or undefined; the server has the last word. */
export function webhookUrlProblem(url: string): string | undefined {
  if (!url.trim()) return 'Enter the address that messages are to be sent to.';
  return URL.canParse(url.trim()) ? undefined : 'Enter an address that begins with https://';
}

/** The state of a webhook, for a labelled dot. */
export function webhookState({
  disabledAt,
  failingSince,
  verificationState,
}: Pick<WebhookRow_WebhookFragment, 'disabledAt' | 'failingSince' | 'verificationState'>) {
  if (disabledAt) return { tone: 'quiet', word: 'Paused' } as const;
  if (verificationState !== 'VERIFIED') return { tone: 'warning', word: 'Not verified' } as const;
  return failingSince
    ? ({ tone: 'warning', word: 'Failing' } as const)
    : ({ tone: 'success', word: 'Active' } as const);
}

/** When it is looked whether a challenge was answered, in seconds. */
const CHALLENGE_PAUSES = [0.5, 1, 2, 4, 8, 15];

interface Challenged {
  disabledAt: unknown;
  verificationState: string;
  challengeAnswer: string | null;
}

/** The pauses of usePolling() while the outcome of a challenge is awaited; undefined while none is. */
export const challengePauses = (webhooks: readonly Challenged[] | undefined) =>
  webhooks?.some(
    ({ disabledAt, verificationState, challengeAnswer }) =>
      disabledAt === null && verificationState === 'WAITING' && challengeAnswer === null,
  )
    ? CHALLENGE_PAUSES
    : undefined;

type Attempts = Pick<DeliveryRow_DeliveryFragment, 'dueAt' | 'attempts' | 'deliveredAt' | 'triedAt'>;

/** The state of a delivery, for a labelled dot: it is sent until it arrives or is given up. */
export function deliveryState({ dueAt, attempts, deliveredAt, triedAt }: Attempts) {
  if (dueAt)
    return attempts === 0 || !triedAt
      ? ({ tone: 'info', word: 'Sending' } as const)
      : ({ tone: 'warning', word: 'Retrying' } as const);
  return deliveredAt
    ? ({ tone: 'success', word: 'Delivered' } as const)
    : ({ tone: 'error', word: 'Failed' } as const);
}
