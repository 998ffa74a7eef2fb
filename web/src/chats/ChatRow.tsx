import { mdiBellOffOutline } from '@mdi/js';
import { fill } from '../../../schema/fill';
import { Badge } from '../kit/Badge';
import { classNames } from '../kit/classNames';
import { Icon } from '../kit/Icon';
import { richText } from '../kit/richText';
import textStyles from '../kit/text.module.css';
import { ChatAvatar } from './ChatAvatar';
import type { ChatRow_ChatFragment } from './ChatList.generated';
import { titleOf } from './guestOf';
import rows from './rows.module.css';
import * as texts from './texts';
import { shortMoment } from './time';
import { useDraftText } from './useDraftText';
import { useChatViewer } from './useOutbox';

interface Props {
  chat: Omit<ChatRow_ChatFragment, ' $fragmentName'>;
  isOpen: boolean;
  isOnline: boolean;
  onOpen: (chatId: string) => void;
}

/** A chat with its last message and its number of unread ones. */
export function ChatRow({ chat, isOpen, isOnline, onOpen }: Props) {
  const viewer = useChatViewer();
  const { id, isGroup, lastMessage, unreadCount, muted } = chat;
  const [draft] = useDraftText(id);
  return (
    <li>
      <button type="button" aria-current={isOpen} onClick={() => onOpen(id)} className={rows.row}>
        <ChatAvatar chat={chat} isOnline={isOnline} />
        <div className={rows.grow}>
          <div className={rows.spread}>
            <span
              className={classNames(rows.grow, rows.name, unreadCount > 0 && rows.unread, textStyles.oneLine)}
            >
              {titleOf(chat, viewer.id)}
            </span>
            {muted && (
              <span role="img" aria-label={texts.muted} className={rows.note}>
                <Icon path={mdiBellOffOutline} size="inherit" />
              </span>
            )}
            {lastMessage && (
              <span className={classNames(rows.note, rows.moment)}>{shortMoment(lastMessage.sentAt)}</span>
            )}
          </div>
          <div className={rows.spread}>
            <span className={classNames(rows.grow, rows.note, textStyles.oneLine)}>
              {draft.trim() && !isOpen
                ? richText(texts.draft, {
                    mark: (words) => <span className={rows.draft}>{words}</span>,
                    text: draft,
                  })
                : lastMessage
                  ? preview(lastMessage, isGroup, viewer.id)
                  : texts.noMessages}
            </span>
            {unreadCount > 0 && (
              <>
                <span aria-hidden="true" className={rows.badge}>
                  <Badge count={unreadCount} />
                </span>
                <span className={textStyles.visuallyHidden}>
                  {fill(texts.unread, { count: unreadCount })}
                </span>
              </>
            )}
          </div>
        </div>
      </button>
    </li>
  );
}

/** The last message of a chat on one line. */
function preview(
  { content, sentBy }: NonNullable<Props['chat']['lastMessage']>,
  isGroup: boolean,
  viewerId: string,
): string {
  const message = content || texts.photo;
  if (sentBy.id === viewerId) return fill(texts.ownMessage, { message });
  return isGroup ? fill(texts.messageBy, { name: sentBy.name, message }) : message;
}
