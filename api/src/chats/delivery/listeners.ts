import { pushStream, type PushStream } from '../../core/pushStream';
import type { Chat } from '../chat.entity';
import type { GroupChange } from '../changes/groupChange.entity';
import type { ChatMember } from '../chatMember.entity';
import type { Message } from '../messages/message.entity';
import { perApp } from '../../core/appState';
import type { Viewer } from '../../access/policy';
import { desksOf } from '../desk.service';

/**
 * The kinds of events that people subscribe to on this instance. All subscribers get equal values, except
 * notifications.
 */
export interface ListenerEvents {
  message: Message;
  notification: { chat: Chat; count: number };
  changed: { chatId: string; groupChanges?: GroupChange[] };
  read: ChatMember;
  typing: { chatId: string; userId: string };
  /** The invitations of the listener have changed. */
  invitations: object;
}

interface Listener<K extends keyof ListenerEvents> {
  /** Only this chat; undefined means all chats of the listener. */
  chatId: string | undefined;
  /** The hotels by which the listener may be in chats; undefined for all. A change of them closes the sockets. */
  desks: readonly string[] | undefined;
  stream: PushStream<ListenerEvents[K]>;
}
type OfPeople<K extends keyof ListenerEvents> = Map<string, Set<Listener<K>>>;

const listening = perApp((): { [K in keyof ListenerEvents]: OfPeople<K> } => ({
  message: new Map(),
  notification: new Map(),
  changed: new Map(),
  read: new Map(),
  typing: new Map(),
  invitations: new Map(),
}));

/** Opens a stream of the viewer's events. */
export function listen<K extends keyof ListenerEvents>(
  kind: K,
  viewer: Viewer,
  chatId?: string,
): PushStream<ListenerEvents[K]> {
  const userId = viewer.id;
  const people = listening()[kind] as OfPeople<K>;
  const own = people.get(userId) ?? new Set();
  people.set(userId, own);
  const listener: Listener<K> = {
    chatId,
    desks: desksOf(viewer),
    stream: pushStream(() => {
      own.delete(listener);
      if (!own.size && people.get(userId) === own) people.delete(userId);
    }),
  };
  own.add(listener);
  return listener.stream;
}

/** Which of these people listen to this kind on this instance. */
export function listenersAmong(kind: keyof ListenerEvents, members: ReadonlySet<string>): string[] {
  const people = listening()[kind];
  const [few, has] = people.size < members.size ? [people, members] : [members, people];
  return [...few.keys()].filter((userId) => has.has(userId));
}

/** Whether anybody listens on this instance. */
export const isAnybodyListening = (): boolean => Object.values(listening()).some((people) => people.size > 0);

/** Everybody who listens to one of these kinds on this instance. */
export const listeningUserIds = (...kinds: (keyof ListenerEvents)[]): string[] => [
  ...new Set(kinds.flatMap((kind) => [...listening()[kind].keys()])),
];

/** Sends an event of a chat to these people. `byDuty` has the hotel of each who is a member by a duty there. */
export function push<K extends keyof ListenerEvents>(
  kind: K,
  userIds: Iterable<string>,
  chatId: string,
  value: ListenerEvents[K],
  byDuty?: ReadonlyMap<string, string>,
): void {
  for (const userId of userIds) {
    const hotelId = byDuty?.get(userId);
    for (const { chatId: only, desks, stream } of (listening()[kind] as OfPeople<K>).get(userId) ?? [])
      if ((only === undefined || only === chatId) && (!hotelId || !desks || desks.includes(hotelId)))
        stream.push(value);
  }
}

/** Ends a person's streams of this one chat. */
export function endListening(userId: string, chatId: string): void {
  for (const people of Object.values(listening()) as OfPeople<keyof ListenerEvents>[])
    for (const listener of [...(people.get(userId) ?? [])])
      if (listener.chatId === chatId) listener.stream.end();
}
