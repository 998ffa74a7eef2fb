import { log } from '../../core/log';
import type { ChatEvent } from './chatEvent';
import { perApp } from '../../core/appState';

type Deliver = (event: ChatEvent) => Promise<void>;

/** How long the events of a chat wait if its first message may have overtaken others, in milliseconds. */
const HOLD_MS = 100;

/** The promise of the last event of each chat that is being delivered. */
const underWay = perApp(() => new Map<string, Promise<void>>());
/** The waiting events of each chat, in order of arrival. */
const held = perApp(() => new Map<string, ChatEvent[]>());

/** Runs the work after the running work of the chat, so that its events are delivered one after another. */
export function inOrder(chatId: string, work: () => Promise<void>): void {
  const before = underWay().get(chatId) ?? Promise.resolve();
  const now = before
    .then(work)
    .catch((error: unknown) => log.error({ error }, 'a chat event was not delivered'));
  underWay().set(chatId, now);
  void now.then(() => underWay().get(chatId) === now && underWay().delete(chatId));
}

/**
 * Holds an event that may be early, and all events of its chat within the next 100 ms; then delivers the
 * messages by number, since instances publish in any order. Returns false if the event need not wait.
 */
export function holdBriefly(event: ChatEvent, isPerhapsEarly: boolean, deliver: Deliver): boolean {
  const { chatId } = event;
  const waiting = held().get(chatId);
  if (waiting) return waiting.push(event) > 0;
  if (!isPerhapsEarly) return false;
  held().set(chatId, [event]);
  setTimeout(() => {
    const events = held().get(chatId)!;
    held().delete(chatId);
    for (const one of byNumber(events)) inOrder(chatId, () => deliver(one));
  }, HOLD_MS).unref();
  return true;
}

/** Sorts the messages among their own positions; other events keep theirs. */
function byNumber(events: readonly ChatEvent[]): ChatEvent[] {
  const numberOf = ({ message }: ChatEvent) => Number(message!.number);
  const messages = events
    .filter(({ message }) => message)
    .sort((one, other) => numberOf(one) - numberOf(other));
  return events.map((event) => (event.message ? messages.shift()! : event));
}
