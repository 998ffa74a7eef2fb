import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { onErrorPage } from '../apollo/failureLink';
import { PanelSkeleton } from './PanelSkeleton';
import { useChatListQuery } from './ChatList.generated';
import { ChatRow } from './ChatRow';
import { listStyle, quietText } from './rowStyle';

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
      <Box sx={{ px: 1, py: 3 }} role="status">
        <Typography sx={{ fontWeight: 600 }}>No chat to display !!!</Typography>
        <Typography sx={quietText}>Search for a user to begin one.</Typography>
      </Box>
    );
  const newest = [...items].sort((one, other) => (one.updatedAt < other.updatedAt ? 1 : -1));
  return (
    <>
      <Box component="ul" sx={listStyle}>
        {newest.map((chat) => (
          <ChatRow
            key={chat.id}
            chat={chat}
            isOpen={chat.id === openId}
            isOnline={chat.partner !== null && onlineIds.has(chat.partner.id)}
            onOpen={onOpen}
          />
        ))}
      </Box>
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
