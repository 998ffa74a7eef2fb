import { onErrorPage } from '../apollo/failureLink';
import { Button } from '../kit/Button';
import textStyles from '../kit/text.module.css';
import { PanelSkeleton } from './PanelSkeleton';
import { useChatListQuery } from './ChatList.generated';
import { ChatRow } from './ChatRow';
import * as texts from './texts';
import rows from './rows.module.css';

const PAGE = 30;

interface Props {
  openId: string | undefined;
  onlineIds: ReadonlySet<string>;
  onOpen: (chatId: string) => void;
}

/** The viewer's chats, the latest message first. */
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
        <p className={textStyles.h5}>{texts.noChat}</p>
        <div className={rows.note}>{texts.searchToStartChat}</div>
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
          {texts.showMoreChats}
        </Button>
      )}
    </>
  );
}
