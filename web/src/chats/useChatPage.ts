import { useEffect, useMemo, useRef, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useLocation, useSearchParams, type NavigateOptions } from 'react-router-dom';
import { useRefusal } from '../session/useRefusal';
import { changeAddress, id, readAddress } from '../kit/address';
import { listChat } from './chatLists';
import { shownFilter, type ShownFilter } from './chatFilter';
import { addChatPolicies } from './chatPolicies';
import { useOnlineUsersChangedSubscription, useOpenChatMutation } from './People.generated';
import type { Person } from './PersonRow';
import { useLiveChats } from './useLiveChats';

/** The search parameters: the filter of the list, the open chat, the found message in it, and the hotel or booking to share. */
export const CHATS = { show: shownFilter, chat: id, message: id, hotel: id, booking: id };

/** The parameters that stay in the address until they are sent. */
const SHARED = ['hotel', 'booking'];
/** The state of a visit. */
interface VisitState {
  /** True if the chat was selected by hand. */
  isSelected?: boolean;
  /** The visit that goes on, where only the filter of the list changed. */
  continued?: string;
}

/** The state of the page: the open chat and message, which the address holds, people online, and functions to open a chat. */
export function useChatPage() {
  const { cache } = useApolloClient();
  useState(() => addChatPolicies(cache));
  const [search, setSearch] = useSearchParams();
  const address = readAddress(CHATS, search);
  const { show: filter, chat: openId, message: messageId, hotel: hotelId, booking: bookingId } = address;
  const { key, state } = useLocation() as { key: string; state: VisitState | null };
  const visit = state?.continued ?? key;
  const found = messageId ? { id: messageId, visit } : undefined;
  /** The visit on which this chat was selected to write in it. */
  const selectedOn = state?.isSelected ? visit : undefined;
  const previousId = usePrevious(openId);
  const { data } = useOnlineUsersChangedSubscription();
  const people = data?.onlineUsersChanged;
  const onlineIds = useMemo(() => new Set(people?.map(({ id }) => id)), [people]);
  const [openChat] = useOpenChatMutation();
  const { notice, show, answerOf } = useRefusal();

  const shared = { hotelId, bookingId };
  const goTo = (target: { chat?: string; message?: string }, options: NavigateOptions, kept = SHARED) =>
    setSearch(
      [...Object.entries(target), ...[...search].filter(([name]) => name === 'show' || kept.includes(name))],
      options,
    );
  const open = (chat: string) => goTo({ chat }, { state: { isSelected: true } satisfies VisitState });
  /** Filters the list; the open chat and the menu stay as they are. */
  const setFilter = (show: ShownFilter) =>
    setSearch((before) => changeAddress(CHATS, before, { show }), {
      replace: true,
      state: { continued: visit } satisfies VisitState,
    });
  /** Opens a chat at a found message. */
  const openAt = (chat: string, message: string) => goTo({ chat, message }, {});
  const replaceBy = (chat: string | undefined, kept = SHARED) =>
    goTo(chat ? { chat } : {}, { replace: true }, kept);
  const leaveFound = () => replaceBy(openId);
  /** Removes what was to be shared, once it was sent or dropped. */
  const dropShared = () => replaceBy(openId, []);
  const openWith = async ({ id }: Person) => {
    const answer = (await answerOf(openChat({ variables: { input: { userId: id } } })))?.openChat;
    if (answer?.__typename === 'Chat') {
      listChat(cache, answer.id);
      open(answer.id);
    } else if (answer) show(answer);
  };
  /** Returns to the previous chat after the viewer has left this one. */
  const leave = (chatId: string) => {
    if (chatId === openId) replaceBy(previousId);
  };
  /** The open chat that the viewer was removed from. */
  const [endedId, setEndedId] = useState<string>();
  useLiveChats((chatId) => {
    if (chatId !== openId) return;
    setEndedId(chatId);
    replaceBy(undefined);
  });
  return {
    /** True if the chat that was open ended for the viewer, and no other one is open yet. */
    hasEnded: endedId !== undefined && !openId,
    visit,
    filter,
    setFilter,
    selectedOn,
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

/** The value before its last change. */
function usePrevious(value: string | undefined): string | undefined {
  const [previous, setPrevious] = useState<string>();
  const last = useRef(value);
  useEffect(() => {
    if (last.current !== value) setPrevious(last.current);
    last.current = value;
  }, [value]);
  return previous;
}
