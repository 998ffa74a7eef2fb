import { useEffect, useRef, useState } from 'react';
import { fill } from '../../../schema/fill';
import { failsOffline } from '../apollo/reachabilityLink';
import * as texts from './texts';
import { useSendTypingMutation, useTypingReceivedSubscription } from './useLiveChats.generated';

/** How long a person is shown as typing after their last notification, in milliseconds. */
const SHOWN_FOR = 5000;
/** The shortest time between two own notifications, in milliseconds. */
const NOTIFY_INTERVAL = 3000;

interface Typist {
  id: string;
  name: string;
  until: number;
}
interface Sent {
  sentAt: string;
  sentBy: { id: string };
}

/** The names of the people who are typing in a chat, and a function that notifies them of the viewer's typing. */
export function useTyping(chatId: string, last: Sent | undefined) {
  const [typists, setTypists] = useState<readonly Typist[]>([]);
  useTypingReceivedSubscription({
    variables: { chatId },
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return;
      const { id, name } = data.typingReceived.user;
      setTypists((before) => [
        ...before.filter((one) => one.id !== id),
        { id, name, until: Date.now() + SHOWN_FOR },
      ]);
    },
  });
  const next = typists.length ? Math.min(...typists.map(({ until }) => until)) : undefined;
  useEffect(() => {
    if (next === undefined) return;
    const timer = setTimeout(
      () => setTypists((before) => before.filter(({ until }) => until > Date.now())),
      Math.max(0, next - Date.now()) + 1,
    );
    return () => clearTimeout(timer);
  }, [next]);

  const senderId = last?.sentBy.id;
  const sentAt = last?.sentAt;
  const seen = useRef(sentAt);
  useEffect(() => {
    // messages from before the chat was opened say nothing about who is typing now
    if (seen.current !== undefined && sentAt !== seen.current)
      setTypists((before) => before.filter(({ id }) => id !== senderId));
    seen.current = sentAt;
  }, [senderId, sentAt]);

  const [sendTyping] = useSendTypingMutation({ context: failsOffline });
  const notifiedAt = useRef(0);
  const notifyTyping = () => {
    if (Date.now() - notifiedAt.current < NOTIFY_INTERVAL) return;
    notifiedAt.current = Date.now();
    sendTyping({ variables: { input: { chatId } } }).catch(() => undefined);
  };
  return { names: typists.map(({ name }) => name), notifyTyping };
}

/** 'Ann is typing', 'Ann and Ben are typing' or '3 people are typing'; empty if nobody is. */
export function typingText(names: readonly string[]): string {
  const [first, second] = names;
  if (first === undefined) return '';
  if (second === undefined) return fill(texts.oneTyping, { name: first });
  return names.length === 2
    ? fill(texts.twoTyping, { first, second })
    : fill(texts.manyTyping, { count: names.length });
}
