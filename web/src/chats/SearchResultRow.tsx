import { ChatAvatar } from './ChatAvatar';
import { titleOf } from './guestOf';
import { shortParts } from './markedParts';
import type { FindMessagesQuery } from './FoundMessages.generated';
import { shortMoment } from './time';
import * as texts from './texts';
import { useChatViewer } from './useOutbox';
import { fill } from '../../../schema/fill';
import { classNames } from '../kit/classNames';
import { richText } from '../kit/richText';
import textStyles from '../kit/text.module.css';
import rows from './rows.module.css';
import styles from './SearchResultRow.module.css';

type FoundMessage = FindMessagesQuery['messages']['items'][number];

interface Props {
  message: FoundMessage;
  /** The search, which is marked in the message. */
  text: string;
  /** True in a search of the open chat: the row shows the sender instead of the chat. */
  isInChat: boolean;
  isOpen: boolean;
  onOpen: (chatId: string, messageId: string) => void;
}

/** A found message with its chat, date and sender. */
export function SearchResultRow({ message: found, text, isInChat, isOpen, onOpen }: Props) {
  const viewer = useChatViewer();
  const { id, chat, content, photo, sentAt, sentBy } = found;
  const isOwn = sentBy.id === viewer.id;
  const inText = shortParts(content, text);
  const parts =
    photo && !inText.some(({ isMarked }) => isMarked)
      ? shortParts(fill(texts.photoDescribed, { description: photo.alt }), text)
      : inText;
  const message = parts.map((part, index) =>
    part.isMarked ? (
      <mark key={index} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
  return (
    <li>
      <button type="button" aria-current={isOpen} onClick={() => onOpen(chat.id, id)} className={rows.row}>
        {!isInChat && <ChatAvatar chat={chat} />}
        <div className={rows.grow}>
          <div className={rows.spread}>
            <span className={classNames(rows.grow, rows.name, textStyles.oneLine)}>
              {!isInChat ? titleOf(chat, viewer.id) : isOwn ? texts.you : sentBy.name}
            </span>
            <time dateTime={sentAt} className={classNames(rows.note, rows.moment)}>
              {shortMoment(sentAt)}
            </time>
          </div>
          <div className={classNames(rows.note, styles.text)}>
            {isInChat || !(isOwn || chat.isGroup)
              ? message
              : richText(isOwn ? texts.ownMessage : texts.messageBy, { name: sentBy.name, message })}
          </div>
        </div>
      </button>
    </li>
  );
}
