import { Avatar } from './Avatar';
import { shortParts } from './markedParts';
import type { FindMessagesQuery } from './MessageSearch.generated';
import { shortMoment } from './time';
import { useChatViewer } from './useOutbox';
import { classNames } from '../kit/classNames';
import words from '../kit/text.module.css';
import rows from './rows.module.css';
import styles from './FoundRow.module.css';

type FoundMessage = FindMessagesQuery['messages']['items'][number];

interface Props {
  message: FoundMessage;
  /** What was searched for, which is marked. */
  text: string;
  /** Whether the chat is the one that is open, so that who wrote it is said instead. */
  isInChat: boolean;
  isOpen: boolean;
  onOpen: (chatId: string, messageId: string) => void;
}

/** A message that was found: its chat, when it was sent, and who wrote what. */
export function FoundRow({ message, text, isInChat, isOpen, onOpen }: Props) {
  const viewer = useChatViewer();
  const { id, chat, content, photo, sentAt, sentBy } = message;
  const isOwn = sentBy.id === viewer.id;
  const sender = isInChat ? '' : isOwn ? 'You: ' : chat.isGroup ? `${sentBy.name}: ` : '';
  const inText = shortParts(content, text);
  const parts =
    photo && !inText.some(({ isMarked }) => isMarked) ? shortParts(`Picture: ${photo.alt}`, text) : inText;
  return (
    <li>
      <button type="button" aria-current={isOpen} onClick={() => onOpen(chat.id, id)} className={rows.row}>
        {!isInChat && <Avatar photo={chat.partner?.photo} isGroup={chat.isGroup} />}
        <div className={rows.grow}>
          <div className={rows.line}>
            <span className={classNames(rows.grow, rows.name, words.oneLine)}>
              {!isInChat ? chat.name : isOwn ? 'You' : sentBy.name}
            </span>
            <time dateTime={sentAt} className={classNames(rows.note, rows.moment)}>
              {shortMoment(sentAt)}
            </time>
          </div>
          <div className={classNames(rows.note, styles.text)}>
            {sender}
            {parts.map((part, place) =>
              part.isMarked ? (
                <mark key={place} className={styles.mark}>
                  {part.text}
                </mark>
              ) : (
                part.text
              ),
            )}
          </div>
        </div>
      </button>
    </li>
  );
}
