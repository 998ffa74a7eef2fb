import { pushStream, type PushStream } from '../../core/pushStream';
import type { Chat } from '../chat.entity';
import type { ChatMember } from '../chatMember.entity';
import type { Message } from '../messages/message.entity';

/** What people of this instance listen to, by its name; equal for all who hear it, except notifications. */
export interface Heard {
  message: Message;
  notification: { chat: Chat; count: number };
  changed: { chatId: string };
  read: ChatMember;
  typing: { chatId: string; userId: string };
  /** The invitations of the listener are others now. */
  invitations: object;
}

interface Listener<K extends keyof Heard> {
  /** Only this chat; else all chats of the listener. */
  chatId: string | undefined;
  stream: PushStream<Heard[K]>;
}
type OfPeople<K extends keyof Heard> = Map<string, Set<Listener<K>>>;

const listening: { [K in keyof Heard]: OfPeople<K> } = {
  message: new Map(),
  notification: new Map(),
  changed: new Map(),
  read: new Map(),
  typing: new Map(),
  invitations: new Map(),
};

/** A stream of what this person hears from now on. */
export function listen<K extends keyof Heard>(
  kind: K,
  userId: string,
  chatId?: string,
): PushStream<Heard[K]> {
  const people = listening[kind] as OfPeople<K>;
  const own = people.get(userId) ?? new Set();
  people.set(userId, own);
  const listener: Listener<K> = {
    chatId,
    stream: pushStream(() => {
      own.delete(listener);
      if (!own.size && people.get(userId) === own) people.delete(userId);
    }),
  };
  own.add(listener);
  return listener.stream;
}

/** Which of these people listen to this kind here. */
export function listenersAmong(kind: keyof Heard, members: ReadonlySet<string>): string[] {
  const people = listening[kind];
  const [few, has] = people.size < members.size ? [people, members] : [members, people];
  return [...few.keys()].filter((userId) => has.has(userId));
}

/** Whether anybody listens to anything here. */
export const isAnybodyListening = (): boolean => Object.values(listening).some((people) => people.size > 0);

/** Everybody who listens to one of these kinds here. */
export const listeningPeople = (...kinds: (keyof Heard)[]): string[] => [
  ...new Set(kinds.flatMap((kind) => [...listening[kind].keys()])),
];

/** Lets these people hear something of a chat. */
export function tell<K extends keyof Heard>(
  kind: K,
  userIds: Iterable<string>,
  chatId: string,
  value: Heard[K],
): void {
  for (const userId of userIds)
    for (const listener of (listening[kind] as OfPeople<K>).get(userId) ?? [])
      if (listener.chatId === undefined || listener.chatId === chatId) listener.stream.push(value);
}

/** Ends what somebody hears of a chat alone. */
export function endListening(userId: string, chatId: string): void {
  for (const people of Object.values(listening) as OfPeople<keyof Heard>[])
    for (const listener of [...(people.get(userId) ?? [])])
      if (listener.chatId === chatId) listener.stream.end();
}
