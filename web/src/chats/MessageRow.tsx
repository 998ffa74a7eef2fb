import { Button } from '../kit/Button';
import { classNames } from '../kit/classNames';
import { clockTime } from '../kit/format';
import text from '../kit/text.module.css';
import { Avatar } from './Avatar';
import type { Group_ChatFragment } from './Group.generated';
import type { ChatMessage } from './addMessage';
import { withLinks } from './links';
import type { Draft, Outbox } from './outbox';
import rows from './rows.module.css';
import { MessagePhoto } from './MessagePhoto';
import { SharedCards } from './SharedCard';
import { useFoundRow } from './useFoundRow';
import { useChatViewer } from './useOutbox';
import styles from './MessageRow.module.css';

interface Props {
  message: ChatMessage;
  chat: Pick<Group_ChatFragment, 'isGroup' | 'memberships'>;
  /** Where the server has not taken it yet. */
  draft: Draft | undefined;
  outbox: Outbox;
  /** Whether it follows another one of the same person within minutes. */
  isTogether: boolean;
  isLast: boolean;
  /** The visit that opened it as found. */
  openedAs?: string;
}

/** A message: others' on the left with their photo, one's own on the right with what became of it. */
export function MessageRow({ message, chat, draft, outbox, isTogether, isLast, openedAs }: Props) {
  const viewer = useChatViewer();
  const { row, isLit } = useFoundRow(openedAs);
  const { sentBy, content, sentAt, photo } = message;
  const isOwn = sentBy.id === viewer.id;
  const state = isOwn && (isLast || draft) ? stateOf(message, chat, draft, viewer.id) : '';
  return (
    <li
      ref={row}
      tabIndex={openedAs ? -1 : undefined}
      className={classNames(
        styles.row,
        isTogether && styles.together,
        isOwn && styles.own,
        isLit && styles.lit,
      )}
    >
      {!isOwn && (
        <div className={styles.sender}>{!isTogether && <Avatar photo={sentBy.photo} size={32} />}</div>
      )}
      <div className={styles.message}>
        <div className={classNames(rows.note, isTogether && text.visuallyHidden)}>
          <span className={rows.name}>{isOwn ? 'You' : sentBy.name}</span>{' '}
          <time dateTime={sentAt}>{clockTime(sentAt)}</time>
        </div>
        <SharedCards hotelId={message.hotelId} bookingId={message.bookingId} />
        {photo && <MessagePhoto message={message} photo={photo} draft={draft} isOwn={isOwn} />}
        {content && (
          <div dir="auto" className={classNames(styles.bubble, draft && styles.draft)}>
            {withLinks(content)}
          </div>
        )}
        {state && <div className={rows.note}>{state}</div>}
        {draft?.state === 'refused' && (
          <div className={styles.actions}>
            <Button size="small" onClick={() => outbox.discard(draft)}>
              Discard
            </Button>
            <Button size="small" variant="outlined" onClick={() => outbox.retry(draft)}>
              Try again
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

function stateOf(
  { number }: ChatMessage,
  { isGroup, memberships }: Props['chat'],
  draft: Draft | undefined,
  viewerId: string,
): string {
  if (draft?.state === 'refused') return `Not sent. ${draft.problem ?? ''}`;
  if (draft) return draft.state === 'waiting' ? 'Waiting for the connection' : 'Sending';
  const readers = memberships.filter(
    ({ user, lastReadNumber }) => user.id !== viewerId && lastReadNumber >= number,
  );
  if (!readers.length) return 'Sent';
  return isGroup ? `Read by ${readers.length}` : 'Read';
}
