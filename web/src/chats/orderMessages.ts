import type { Reference } from '@apollo/client';
import type { ModifierDetails } from '@apollo/client/cache';

/** The number of pending messages, which come after all that the server has numbered. */
export const PENDING_NUMBER = Number.MAX_SAFE_INTEGER;

/** Messages in the order of their numbers, without duplicates. A sent message replaces the pending one it came from. */
export function orderMessages(
  all: readonly (Reference | undefined)[],
  readField: ModifierDetails['readField'],
): Reference[] {
  const numberOf = (message: Reference) => readField<number>('number', message)!;
  const byClientId = new Map<string, Reference>();
  for (const message of all) {
    if (!message || readField('id', message) === undefined) continue;
    const sender = readField('id', readField<Reference>('sentBy', message));
    const key = `${String(sender)} ${readField<string>('clientMessageId', message)}`;
    const before = byClientId.get(key);
    if (!before || numberOf(before) > numberOf(message)) byClientId.set(key, message);
  }
  return [...byClientId.values()].sort(
    (one, other) =>
      numberOf(one) - numberOf(other) ||
      readField<string>('sentAt', one)!.localeCompare(readField<string>('sentAt', other)!),
  );
}
