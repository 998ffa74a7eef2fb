import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { mdiBellOutline } from '@mdi/js';
import { useLocation } from 'react-router-dom';
import { fill } from '../../../schema/fill';
import { paths } from '../paths';
import { Badge } from '../kit/Badge';
import { classNames } from '../kit/classNames';
import { Icon } from '../kit/Icon';
import { IconButton } from '../kit/IconButton';
import { Menu, MenuLink } from '../kit/Menu';
import {
  useNotificationReadSubscription,
  useNotificationReceivedSubscription,
  useNotificationsQuery,
} from './ChatBell.generated';
import { addNotification, clearNotification } from './notifications';
import * as texts from './texts';
import rows from './rows.module.css';
import { useOnConnected } from '../apollo/useOnConnected';
import styles from './ChatBell.module.css';

/** The number of chats with unread messages, on every screen. Opens a list of them, newest first. */
export function ChatBell() {
  const { cache } = useApolloClient();
  const { pathname, search } = useLocation();
  const openId = pathname === paths.chats() ? new URLSearchParams(search).get('chat') : null;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data, refetch } = useNotificationsQuery();
  const list = data?.notifications ?? [];
  const isOpen = (chatId: string) => document.visibilityState === 'visible' && chatId === openId;

  useNotificationReceivedSubscription({
    ignoreResults: true,
    onData: ({ data: { data: event } }) => {
      if (event && !isOpen(event.notificationReceived.chat.id))
        addNotification(cache, event.notificationReceived);
    },
  });
  useNotificationReadSubscription({
    ignoreResults: true,
    onData: ({ data: { data: event } }) => {
      const { chatId, chat } = event?.chatChanged ?? {};
      if (chatId && (!chat || chat.muted || chat.unreadCount === 0)) clearNotification(cache, chatId);
    },
  });
  useOnConnected(() => void refetch().catch(() => undefined));

  const close = () => setAnchor(null);
  const label = list.length
    ? fill(texts.notificationsWithCount, { count: list.length })
    : texts.notifications;
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
        <Menu
          anchor={anchor}
          align="end"
          aria-label={texts.notifications}
          onClose={close}
          className={styles.menu}
        >
          {list.length === 0 && (
            <div className={classNames(rows.note, styles.none)}>{texts.noNewMessages}</div>
          )}
          {list.map(({ chat, count }, index) => (
            <MenuLink
              key={chat.id}
              to={paths.chats(chat.id)}
              autoFocus={index === 0}
              onClick={close}
              className={styles.chat}
            >
              <div className={styles.name}>{chat.name}</div>
              <div className={rows.note}>{fill(texts.newMessageCount, { count })}</div>
            </MenuLink>
          ))}
          <hr className={styles.divider} />
          <MenuLink to={paths.chats()} autoFocus={list.length === 0} onClick={close}>
            {texts.allChats}
          </MenuLink>
        </Menu>
      )}
    </>
  );
}
