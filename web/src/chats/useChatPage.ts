import { useEffect, useMemo, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useLocation, useSearchParams, type NavigateOptions } from 'react-router-dom';
import { useRefusal } from '../session/useRefusal';
import { id, readAddress } from '../kit/address';
import { listChat } from './addMessage';
import { addChatPolicies } from './chatPolicies';
import { useOnlineUsersChangedSubscription, useOpenChatMutation } from './People.generated';
import type { Person } from './PersonRow';
import { useLiveChats } from './useLiveChats';

/** The open chat, the message that was found in it, and what is about to be shared. */
export const CHATS = { chat: id, message: id, hotel: id, booking: id };

/** What stays in the address until it is sent. */
const SHARED = ['hotel', 'booking'];
/** Says of a visit that its chat was chosen by hand. */
const CHOSEN = 'chosen';

/** Which chat is open, and at which message (the address says it), which one was before, who is online, and how another one is opened. */
export function useChatPage() {
  const { cache } = useApolloClient();
  useState(() => addChatPolicies(cache));
  const [search, setSearch] = useSearchParams();
  const { chat: openId, message: messageId, hotel: hotelId, booking: bookingId } = readAddress(CHATS, search);
  const { key: visit, state } = useLocation();
  const found = messageId ? { id: messageId, visit } : undefined;
  /** The visit on which this chat was chosen to write in it. */
  const chosenOn = state === CHOSEN ? visit : undefined;
  const previousId = usePrevious(openId);
  const { data } = useOnlineUsersChangedSubscription();
  const people = data?.onlineUsersChanged;
  const onlineIds = useMemo(() => new Set(people?.map(({ id }) => id)), [people]);
  const [openChat] = useOpenChatMutation();
  const { notice, show, answerOf } = useRefusal();

  const shared = { hotelId, bookingId };
  const goTo = (target: { chat?: string; message?: string }, options: NavigateOptions, kept = SHARED) =>
    setSearch([...Object.entries(target), ...[...search].filter(([name]) => kept.includes(name))], options);
  const open = (chat: string) => goTo({ chat }, { state: CHOSEN });
  /** Opens a chat at a message that was found. */
  const openAt = (chat: string, message: string) => goTo({ chat, message }, {});
  /** To this chat, or to none. */
  const replaceBy = (chat: string | undefined, kept = SHARED) =>
    goTo(chat ? { chat } : {}, { replace: true }, kept);
  const leaveFound = () => replaceBy(openId);
  /** What was to be shared has been, or shall not be. */
  const dropShared = () => replaceBy(openId, []);
  const openWith = async ({ id }: Person) => {
    const answer = (await answerOf(openChat({ variables: { input: { userId: id } } })))?.openChat;
    if (answer?.__typename === 'Chat') {
      listChat(cache, answer.id);
      open(answer.id);
    } else if (answer) show(answer);
  };
  /** Back to the chat before, as this one is gone. */
  const leave = (chatId: string) => {
    if (chatId === openId) replaceBy(previousId);
  };
  useLiveChats((chatId) => {
    if (chatId === openId) replaceBy(undefined);
  });
  return {
    visit,
    chosenOn,
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
