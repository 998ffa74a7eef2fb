import { useEffect, useRef, useState } from 'react';
import { failsOffline } from '../apollo/lineLink';
import { useSendTypingMutation, useTypingReceivedSubscription } from './useLiveChats.generated';

/** How long somebody is shown as typing after the last sign of it, and how often one gives a sign; in milliseconds. */
const SHOWN = 5000;
const EVERY = 3000;

interface Typist {
  id: string;
  name: string;
  until: number;
}
interface Sent {
  sentAt: string;
  sentBy: { id: string };
}

/** Who is typing in a chat, until their message comes; and how one tells that one is. */
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
        { id, name, until: Date.now() + SHOWN },
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
    // the messages that were there when the chat was opened say nothing of who types now
    if (seen.current !== undefined && sentAt !== seen.current)
      setTypists((before) => before.filter(({ id }) => id !== senderId));
    seen.current = sentAt;
  }, [senderId, sentAt]);

  const [sendTyping] = useSendTypingMutation({ context: failsOffline });
  const told = useRef(0);
  const tell = () => {
    if (Date.now() - told.current < EVERY) return;
    told.current = Date.now();
    sendTyping({ variables: { input: { chatId } } }).catch(() => undefined);
  };
  return { names: typists.map(({ name }) => name), tell };
}

/** 'Ann is typing', 'Ann and Ben are typing', '3 people are typing'; empty where nobody is. */
export function typingText(names: readonly string[]): string {
  const [first, second] = names;
  if (first === undefined) return '';
  if (second === undefined) return `${first} is typing`;
  return names.length === 2 ? `${first} and ${second} are typing` : `${names.length} people are typing`;
}
