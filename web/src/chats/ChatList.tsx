import { onErrorPage } from '../apollo/failureLink';
import { Button } from '../kit/Button';
import text from '../kit/text.module.css';
import { PanelSkeleton } from './PanelSkeleton';
import { useChatListQuery } from './ChatList.generated';
import { ChatRow } from './ChatRow';
import rows from './rows.module.css';

const PAGE = 30;

interface Props {
  openId: string | undefined;
  onlineIds: ReadonlySet<string>;
  onOpen: (chatId: string) => void;
}

/** The viewer's chats, those that were last written in first. */
export function ChatList({ openId, onlineIds, onOpen }: Props) {
  const { data, fetchMore } = useChatListQuery({
    variables: { limit: PAGE, offset: 0 },
    fetchPolicy: 'cache-and-network',
    context: onErrorPage,
    nextFetchPolicy: 'cache-first',
  });
  if (!data?.chats) return <PanelSkeleton />;
  const { items, total } = data.chats;
  if (!items.length)
    return (
      <div role="status" className={rows.status}>
        <p className={text.h5}>No chat to display !!!</p>
        <div className={rows.note}>Search for a user to begin one.</div>
      </div>
    );
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
        <Button
          size="small"
          onClick={() => void fetchMore({ variables: { offset: items.length } }).catch(() => undefined)}
        >
          Show more chats
        </Button>
      )}
    </>
  );
}
