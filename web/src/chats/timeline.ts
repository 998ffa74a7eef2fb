import type { ChatMessage } from './addMessage';
import type { GroupChange_ChangeFragment } from './MessagePane.generated';

export type GroupChange = Omit<GroupChange_ChangeFragment, ' $fragmentName'>;

/** A message, or a change of the group, in the history of a chat. */
export type Entry = { key: string; at: string } & (
  { message: ChatMessage; change?: undefined } | { change: GroupChange; message?: undefined }
);

/** Messages in their order, with each change of the group once, after the message that it follows. */
export function timelineOf(messages: readonly ChatMessage[], changes: readonly GroupChange[]): Entry[] {
  const waiting = [...new Map(changes.map((change) => [change.id, change])).values()].sort(
    (one, other) =>
      one.afterNumber - other.afterNumber ||
      one.createdAt.localeCompare(other.createdAt) ||
      one.id.localeCompare(other.id),
  );
  const entries: Entry[] = [];
  let next = 0;
  const addUpTo = (number: number) => {
    for (; next < waiting.length && waiting[next]!.afterNumber < number; next++) {
      const change = waiting[next]!;
      entries.push({ key: change.id, at: change.createdAt, change });
    }
  };
  for (const message of messages) {
    addUpTo(message.number);
    const key = `${message.sentBy.id} ${message.clientMessageId}`;
    entries.push({ key, at: message.sentAt, message });
  }
  addUpTo(Infinity);
  return entries;
}
