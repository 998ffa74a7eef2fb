import { mdiBellOffOutline } from '@mdi/js';
import { Badge } from '../kit/Badge';
import { classNames } from '../kit/classNames';
import { Icon } from '../kit/Icon';
import text from '../kit/text.module.css';
import { Avatar } from './Avatar';
import type { ChatRow_ChatFragment } from './ChatList.generated';
import rows from './rows.module.css';
import { shortMoment } from './time';
import { useBegunText } from './useBegunText';
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
  const [begun] = useBegunText(id);
  const isOwn = lastMessage?.sentBy.id === viewer.id;
  const sender = isOwn ? 'You: ' : isGroup && lastMessage ? `${lastMessage.sentBy.name}: ` : '';
  return (
    <li>
      <button type="button" aria-current={isOpen} onClick={() => onOpen(id)} className={rows.row}>
        <Avatar photo={partner?.photo} isGroup={isGroup} isOnline={isOnline} />
        <div className={rows.grow}>
          <div className={rows.line}>
            <span className={classNames(rows.grow, rows.name, unreadCount > 0 && rows.unread, text.oneLine)}>
              {name}
            </span>
            {muted && (
              <span role="img" aria-label="Muted" className={rows.note}>
                <Icon path={mdiBellOffOutline} size="inherit" />
              </span>
            )}
            {lastMessage && (
              <span className={classNames(rows.note, rows.moment)}>{shortMoment(lastMessage.sentAt)}</span>
            )}
          </div>
          <div className={rows.line}>
            <span className={classNames(rows.grow, rows.note, text.oneLine)}>
              {begun.trim() && !isOpen ? (
                <>
                  <span className={rows.draft}>Draft:</span> {begun}
                </>
              ) : lastMessage ? (
                sender + (lastMessage.content || 'Picture')
              ) : (
                'No messages yet'
              )}
            </span>
            <Badge count={unreadCount} />
            {unreadCount > 0 && <span className={text.visuallyHidden}> unread</span>}
          </div>
        </div>
      </button>
    </li>
  );
}
