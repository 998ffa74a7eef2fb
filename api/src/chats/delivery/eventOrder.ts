import { log } from '../../core/log';
import type { ChatEvent } from './chatEvent';

type Deliver = (event: ChatEvent) => Promise<void>;

/** How long the events of a chat wait where its first message may have overtaken others, in milliseconds. */
const HOLD_MS = 100;

/** The last event of each chat that is being delivered. */
const underWay = new Map<string, Promise<void>>();
/** Events that wait, by chat, as they came. */
const held = new Map<string, ChatEvent[]>();

/** Does the work after what is under way in the chat: its events are delivered one after the other. */
export function inOrder(chatId: string, work: () => Promise<void>): void {
  const before = underWay.get(chatId) ?? Promise.resolve();
  const now = before
    .then(work)
    .catch((error: unknown) => log.error({ error }, 'a chat event was not delivered'));
  underWay.set(chatId, now);
  void now.then(() => underWay.get(chatId) === now && underWay.delete(chatId));
}

/**
 * Keeps an event that may be early, and all of its chat that follow within 100 ms, then delivers them with the messages by
 * number: instances publish in any order. False where the event need not wait.
 */
export function holdBriefly(event: ChatEvent, isPerhapsEarly: boolean, deliver: Deliver): boolean {
  const { chatId } = event;
  const waiting = held.get(chatId);
  if (waiting) return waiting.push(event) > 0;
  if (!isPerhapsEarly) return false;
  held.set(chatId, [event]);
  setTimeout(() => {
    const events = held.get(chatId)!;
    held.delete(chatId);
    for (const one of byNumber(events)) inOrder(chatId, () => deliver(one));
  }, HOLD_MS).unref();
  return true;
}

/** Messages change places among themselves; what happened between them stays where it is. */
function byNumber(events: readonly ChatEvent[]): ChatEvent[] {
  const numberOf = ({ message }: ChatEvent) => Number(message!.number);
  const messages = events
    .filter(({ message }) => message)
    .sort((one, other) => numberOf(one) - numberOf(other));
  return events.map((event) => (event.message ? messages.shift()! : event));
}
