import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { mdiBellOutline } from '@mdi/js';
import { useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { Badge } from '../kit/Badge';
import { classNames } from '../kit/classNames';
import { counted } from '../kit/format';
import { Icon } from '../kit/Icon';
import { IconButton } from '../kit/IconButton';
import { Menu, MenuLink } from '../kit/Menu';
import {
  useNotificationReadSubscription,
  useNotificationReceivedSubscription,
  useNotificationsQuery,
} from './ChatBell.generated';
import { addNotification, clearNotification } from './notifications';
import rows from './rows.module.css';
import { useOnConnected } from '../apollo/useOnConnected';
import styles from './ChatBell.module.css';

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
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        className={styles.bell}
      >
        <Badge count={list.length}>
          <Icon path={mdiBellOutline} />
        </Badge>
      </IconButton>
      {anchor && (
        <Menu anchor={anchor} align="end" aria-label="Notifications" onClose={close} className={styles.menu}>
          {list.length === 0 && <div className={classNames(rows.note, styles.none)}>No new messages</div>}
          {list.map(({ chat, count }, place) => (
            <MenuLink
              key={chat.id}
              to={paths.chats(chat.id)}
              autoFocus={place === 0}
              onClick={close}
              className={styles.chat}
            >
              <div className={styles.name}>{chat.name}</div>
              <div className={rows.note}>{counted(count, 'new message')}</div>
            </MenuLink>
          ))}
          <hr className={styles.line} />
          <MenuLink to={paths.chats()} autoFocus={list.length === 0} onClick={close}>
            All chats
          </MenuLink>
        </Menu>
      )}
    </>
  );
}
