import { useEffect, useMemo, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useRefusal } from '../session/useRefusal';
import { id, readAddress } from '../kit/address';
import { listChat } from './addMessage';
import { addChatPolicies } from './chatPolicies';
import { useOnlineUsersChangedSubscription, useOpenChatMutation } from './People.generated';
import type { Person } from './PersonRow';
import { useLiveChats } from './useLiveChats';

/** The open chat, the message that was found in it, and what is about to be shared. */
export const CHATS = { chat: id, message: id, hotel: id, booking: id };

/** Which chat is open, and at which message (the address says it), which one was before, who is online, and how another one is opened. */
export function useChatPage() {
  const { cache } = useApolloClient();
  useState(() => addChatPolicies(cache));
  const [search, setSearch] = useSearchParams();
  const { chat: openId, message: messageId, hotel: hotelId, booking: bookingId } = readAddress(CHATS, search);
  const { key } = useLocation();
  const found = messageId ? { id: messageId, visit: key } : undefined;
  const previousId = usePrevious(openId);
  const { data } = useOnlineUsersChangedSubscription();
  const people = data?.onlineUsersChanged;
  const onlineIds = useMemo(() => new Set(people?.map(({ id }) => id)), [people]);
  const [openChat] = useOpenChatMutation();
  const { notice, show, answerOf } = useRefusal();

  const shared = { hotelId, bookingId };
  const open = (chatId: string | undefined, isReplacing = false) =>
    goTo(chatId, ['hotel', 'booking'], isReplacing);
  /** Opens a chat at a message that was found. */
  const openAt = (chatId: string, at: string) => goTo(chatId, ['hotel', 'booking'], false, at);
  const leaveFound = () => goTo(openId, ['hotel', 'booking'], true);
  /** What was to be shared has been, or shall not be. */
  const dropShared = () => goTo(openId, [], true);
  const goTo = (chatId: string | undefined, kept: string[], replace: boolean, at?: string) =>
    setSearch(
      [
        ...Object.entries({ ...(chatId && { chat: chatId }), ...(at && { message: at }) }),
        ...[...search].filter(([name]) => kept.includes(name)),
      ],
      { replace, preventScrollReset: true },
    );
  const openWith = async ({ id }: Person) => {
    const answer = (await answerOf(openChat({ variables: { input: { userId: id } } })))?.openChat;
    if (answer?.__typename === 'Chat') {
      listChat(cache, answer.id);
      open(answer.id);
    } else if (answer) show(answer);
  };
  /** Back to the chat before, as this one is gone. */
  const leave = (chatId: string) => {
    if (chatId === openId) open(previousId, true);
  };
  useLiveChats((chatId) => {
    if (chatId === openId) open(undefined, true);
  });
  return {
    openId,
    people,
    onlineIds,
    notice,
    shared,
    dropShared,
    found,
    open,
    openAt,
    leaveFound,
    openWith,
    leave,
  };
}

/** What the value was before it became what it is. */
function usePrevious(value: string | undefined): string | undefined {
  const [previous, setPrevious] = useState<string>();
  const last = useRef(value);
  useEffect(() => {
    if (last.current !== value) setPrevious(last.current);
    last.current = value;
  }, [value]);
  return previous;
}
