import type { StayDates } from '../../../../schema/nights';

interface StoredKey {
  key: string;
  /** What is being booked: dates and room numbers. */
  of: string;
}

const keyOf = (hotelId: string) => `attempt:${hotelId}`;

function load(hotelId: string): StoredKey | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(hotelId)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * The idempotency key of booking exactly these rooms for exactly these dates: the same one however often it is
 * sent, a new one as soon as anything in it changes or the attempt came to its end.
 */
export function idempotencyKeyFor(
  hotelId: string,
  stay: StayDates,
  roomNumberIds: readonly string[],
): string {
  const of = [stay.checkIn, stay.checkOut, ...[...roomNumberIds].sort()].join(' ');
  const open = load(hotelId);
  if (open?.of === of) return open.key;
  const attempt: StoredKey = { key: crypto.randomUUID(), of };
  sessionStorage.setItem(keyOf(hotelId), JSON.stringify(attempt));
  return attempt.key;
}

/** The attempt was refused, released, paid or has run out: the next one is a new one. */
export const dropIdempotencyKey = (hotelId: string): void => sessionStorage.removeItem(keyOf(hotelId));
