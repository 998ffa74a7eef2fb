import { onErrorPage } from '../apollo/failureLink';
import { Button } from '../kit/Button';
import textStyles from '../kit/text.module.css';
import { PanelSkeleton } from './PanelSkeleton';
import { useChatListQuery } from './ChatList.generated';
import { FILTER_FACTS, type ShownFilter } from './chatFilter';
import { ChatRow } from './ChatRow';
import * as texts from './texts';
import rows from './rows.module.css';

const PAGE = 30;

interface Props {
  filter: ShownFilter;
  openId: string | undefined;
  onlineIds: ReadonlySet<string>;
  onOpen: (chatId: string) => void;
}

/** The viewer's chats that the filter lets through, the latest message first. */
export function ChatList({ filter, openId, onlineIds, onOpen }: Props) {
  const facts = FILTER_FACTS[filter];
  const { data, fetchMore } = useChatListQuery({
    variables: { filter: facts.filter, limit: PAGE, offset: 0 },
    fetchPolicy: 'cache-and-network',
    context: onErrorPage,
    nextFetchPolicy: 'cache-first',
  });
  if (!data?.chats) return <PanelSkeleton />;
  const { items, total } = data.chats;
  if (!items.length)
    return (
      <div role="status" className={rows.status}>
        <p className={textStyles.h5}>{facts.empty}</p>
        <div className={rows.note}>{facts.hint}</div>
      </div>
    );
  /** The unread ones that were read since they were loaded are listed, but the server no longer counts them. */
  const offset = filter === 'unread' ? items.filter((chat) => chat.unreadCount > 0).length : items.length;
  const newest = [...items].sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1));
  return (
    <>
      <ul className={rows.list}>
        {newest.map((chat) => (
          <ChatRow
            key={chat.id}
            chat={chat}
            isOpen={chat.id === openId}
            isOnline={chat.partner !== null && onlineIds.has(chat.partner.id)}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {items.length < total && (
        <Button size="small" onClick={() => void fetchMore({ variables: { offset } }).catch(() => undefined)}>
          {texts.showMoreChats}
        </Button>
      )}
    </>
  );
}
