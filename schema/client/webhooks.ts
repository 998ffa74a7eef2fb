import type { BookingStatus } from './documents.generated';

/** A booking as messages tell of it: money in cents, days of the hotel. */
export interface BookingMessage {
  id: string;
  /** For people, such as `K7M4-2QXR`. */
  reference: string;
  status: BookingStatus;
  payment: string;
  /** Null where the hotel is no longer with us. */
  hotelId: string | null;
  checkIn: string;
  checkOut: string;
  totalCents: number;
  refundedCents: number;
}

/** A message of a webhook. */
export type WebhookMessage =
  | LoggedMessage
  /** Asks for the challenge as the answer; nothing else is sent before. */
  | { timestamp: string; type: 'webhook.verification'; data: { challenge: string } }
  | { timestamp: string; type: 'webhook.test'; data: Record<string, never> };

/** A message about an event. `cursor` is its place in the event log, `hotelSequence` its number among those of its hotel. */
type LoggedMessage = EventContent & {
  timestamp: string;
  cursor: string;
  hotelSequence: number | null;
  /** True for an example that `testWebhook` sent. */
  test?: true;
};

/** What an event says: the type and the `data` of a message, and of an event of the log once its `data` is parsed. */
export type EventContent =
  | {
      type: 'booking.confirmed' | 'booking.changed' | 'booking.cancelled';
      data: { booking: BookingMessage };
    }
  | {
      type: 'review.created';
      data: { review: { id: string; hotelId: string; rating: number; text: string; createdAt: string } };
    }
  | {
      type: 'nights.changed';
      /** Nights [from, to) of each room number. */
      data: {
        hotelId: string;
        nights: { roomNumberId: string; from: string; to: string; available: boolean }[];
      };
    }
  | {
      type: 'hotel.changed';
      /** Without room types all of the hotel may have changed; without a hotel any hotel. */
      data: { hotelId: string | null; roomTypeIds: string[] | null };
    };

/** A message that is older or younger than this is not taken, in seconds: it may have been recorded. */
const TOLERANCE = 300;

/**
 * The message that a body holds; undefined where it is not signed with the secret (`whsec_...`), or not of these minutes.
 * `headers` are those of the request, by their names in lower case.
 */
export async function readWebhook(
  secret: string,
  headers: Record<string, string | string[] | undefined>,
  body: string,
): Promise<WebhookMessage | undefined> {
  const [id, sentAt, signatures] = ['id', 'timestamp', 'signature'].map((name) =>
    String(headers[`webhook-${name}`]),
  );
  if (!(Math.abs(Date.now() / 1000 - Number(sentAt)) < TOLERANCE)) return undefined;
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', bytesOf(secret.replace('whsec_', '')), algorithm, false, [
    'verify',
  ]);
  const signed = new TextEncoder().encode(`${id}.${sentAt}.${body}`);
  for (const signature of signatures!.split(' '))
    if (await crypto.subtle.verify('HMAC', key, bytesOf(signature.replace('v1,', '')), signed))
      return JSON.parse(body) as WebhookMessage;
  return undefined;
}

/** The bytes of a text in base64; none where it is no such text. */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}
