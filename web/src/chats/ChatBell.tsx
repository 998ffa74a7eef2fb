import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import BellIcon from '@mui/icons-material/NotificationsOutlined';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { counted } from '../kit/format';
import {
  useNotificationReadSubscription,
  useNotificationReceivedSubscription,
  useNotificationsQuery,
} from './ChatBell.generated';
import { addNotification, clearNotification } from './notifications';
import { quietText } from './rowStyle';
import { useOnConnected } from '../apollo/useOnConnected';

/** How many chats have messages that are not read, on every screen; opens a list of them, the newest first. */
export function ChatBell() {
  const { cache } = useApolloClient();
  const { pathname, search } = useLocation();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data, refetch } = useNotificationsQuery();
  const list = data?.notifications ?? [];
  const isOpen = (chatId: string) =>
    document.visibilityState === 'visible' && pathname + search === paths.chats(chatId);

  useNotificationReceivedSubscription({
    ignoreResults: true,
    onData: ({ data: { data: heard } }) => {
      if (heard && !isOpen(heard.notificationReceived.chat.id))
        addNotification(cache, heard.notificationReceived);
    },
  });
  useNotificationReadSubscription({
    ignoreResults: true,
    onData: ({ data: { data: heard } }) => {
      const { chatId, chat } = heard?.chatChanged ?? {};
      if (chatId && (!chat || chat.muted || chat.unreadCount === 0)) clearNotification(cache, chatId);
    },
  });
  useOnConnected(() => void refetch().catch(() => undefined));

  const close = () => setAnchor(null);
  const label = list.length
    ? `Notifications, ${counted(list.length, 'chat')} with new messages`
    : 'Notifications';
  return (
    <>
      <IconButton
        color="inherit"
        aria-label={label}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Badge badgeContent={list.length} color="primary">
          <BellIcon />
        </Badge>
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { sx: { mt: 1, width: 280, border: 1, borderColor: 'divider' } } }}
      >
        {list.length === 0 && <Box sx={{ ...quietText, px: 2, py: 1 }}>No new messages</Box>}
        {list.map(({ chat, count }) => (
          <MenuItem
            key={chat.id}
            component={Link}
            to={paths.chats(chat.id)}
            onClick={close}
            sx={{ display: 'block' }}
          >
            <Box sx={{ fontWeight: 600, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>{chat.name}</Box>
            <Box sx={quietText}>{counted(count, 'new message')}</Box>
          </MenuItem>
        ))}
        <Divider />
        <MenuItem component={Link} to={paths.chats()} onClick={close}>
          All chats
        </MenuItem>
      </Menu>
    </>
  );
}
