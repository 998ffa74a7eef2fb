import Box from '@mui/material/Box';
import MutedIcon from '@mui/icons-material/NotificationsOffOutlined';
import { Avatar } from './Avatar';
import type { ChatRow_ChatFragment } from './ChatList.generated';
import { oneLine, quietText, rowStyle, visuallyHidden } from './rowStyle';
import { shortMoment } from './time';
import { useChatViewer } from './useOutbox';

interface Props {
  chat: Omit<ChatRow_ChatFragment, ' $fragmentName'>;
  isOpen: boolean;
  isOnline: boolean;
  onOpen: (chatId: string) => void;
}

/** A chat with its last message and how many are not read. */
export function ChatRow({ chat, isOpen, isOnline, onOpen }: Props) {
  const viewer = useChatViewer();
  const { id, isGroup, name, partner, lastMessage, unreadCount, muted } = chat;
  const isOwn = lastMessage?.sentBy.id === viewer.id;
  const sender = isOwn ? 'You: ' : isGroup && lastMessage ? `${lastMessage.sentBy.name}: ` : '';
  return (
    <li>
      <Box component="button" type="button" aria-current={isOpen} onClick={() => onOpen(id)} sx={rowStyle}>
        <Avatar photo={partner?.photo} isGroup={isGroup} isOnline={isOnline} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
            <Box component="span" sx={{ ...oneLine, flex: 1, fontWeight: unreadCount ? 700 : 600 }}>
              {name}
            </Box>
            {muted && (
              <MutedIcon
                titleAccess="Muted"
                sx={{ fontSize: 'var(--text-small)', color: 'text.secondary' }}
              />
            )}
            {lastMessage && (
              <Box component="span" sx={{ ...quietText, flexShrink: 0 }}>
                {shortMoment(lastMessage.sentAt)}
              </Box>
            )}
          </Box>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Box component="span" sx={{ ...quietText, ...oneLine, flex: 1 }}>
              {lastMessage ? sender + (lastMessage.content || 'Picture') : 'No messages yet'}
            </Box>
            {unreadCount > 0 && <UnreadCount count={unreadCount} />}
          </Box>
        </Box>
      </Box>
    </li>
  );
}

const UnreadCount = ({ count }: { count: number }) => (
  <Box component="span" sx={countStyle}>
    {count > 99 ? '99+' : count}
    <Box component="span" sx={visuallyHidden}>
      {' '}
      unread
    </Box>
  </Box>
);

const countStyle = {
  flexShrink: 0,
  minWidth: 20,
  px: 0.75,
  borderRadius: 'var(--radius-control)',
  fontSize: 'var(--text-small)',
  fontWeight: 700,
  lineHeight: '20px',
  textAlign: 'center',
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
};
