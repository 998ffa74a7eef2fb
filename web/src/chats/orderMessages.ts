import type { Reference } from '@apollo/client';
import type { ModifierDetails } from '@apollo/client/cache';

/** The number of pending messages, which come after all that the server has numbered. */
export const PENDING_NUMBER = Number.MAX_SAFE_INTEGER;

type ReadField = ModifierDetails['readField'];

/** What orders a message. It never changes, and reading it from the cache takes most of the time in a long chat. */
interface Place {
  number: number;
  sentAt: string;
  /** The sender and the id that the sender chose, which a pending message shares with the sent one. */
  key: string;
}
const places = new WeakMap<Reference, Place>();

/** Messages in the order of their numbers, without duplicates. A sent message replaces the pending one it came from. */
export function orderMessages(all: readonly (Reference | undefined)[], readField: ReadField): Reference[] {
  const byKey = new Map<string, [Reference, Place]>();
  for (const message of all) {
    const place = message && placeOf(message, readField);
    if (!place) continue;
    const before = byKey.get(place.key);
    if (!before || before[1].number > place.number) byKey.set(place.key, [message, place]);
  }
  return [...byKey.values()]
    .sort(([, one], [, other]) => one.number - other.number || one.sentAt.localeCompare(other.sentAt))
    .map(([message]) => message);
}

/** The place of a message that is in the cache. Only numbered messages are remembered, as pending ones are removed. */
function placeOf(message: Reference, readField: ReadField): Place | undefined {
  const known = places.get(message);
  if (known) return known;
  if (readField('id', message) === undefined) return undefined;
  const sender = readField('id', readField<Reference>('sentBy', message));
  const place = {
    number: readField<number>('number', message)!,
    sentAt: readField<string>('sentAt', message)!,
    key: `${String(sender)} ${readField<string>('clientMessageId', message)}`,
  };
  if (place.number < PENDING_NUMBER) places.set(message, place);
  return place;
}
