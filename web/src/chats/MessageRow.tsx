import { memo } from 'react';
import { fill } from '../../../schema/fill';
import { Button } from '../kit/Button';
import { classNames } from '../kit/classNames';
import { clockTime } from '../kit/moments';
import textStyles from '../kit/text.module.css';
import { Avatar } from './Avatar';
import type { Group_ChatFragment } from './Group.generated';
import type { ChatMessage } from './addMessage';
import { withLinks } from './links';
import type { PendingMessage, Outbox } from './outbox';
import { tryAgain } from '../kit/texts';
import * as texts from './texts';
import rows from './rows.module.css';
import { MessagePhoto } from './MessagePhoto';
import { SharedCards } from './SharedCard';
import { useHighlightedRow } from './useHighlightedRow';
import { useChatViewer } from './useOutbox';
import styles from './MessageRow.module.css';

interface Props {
  message: ChatMessage;
  isGroup: boolean;
  memberships: Group_ChatFragment['memberships'];
  /** The message in the outbox, until the server has accepted it. */
  pending: PendingMessage | undefined;
  outbox: Outbox;
  /** True if it follows another message of the same person within minutes. */
  isTogether: boolean;
  isLast: boolean;
  /** The visit that opened the message from a search. */
  openedAs?: string;
}

/** A message: others' on the left with their photo, the viewer's own on the right with its state. */
export const MessageRow = memo(function MessageRow(props: Props) {
  const { message, isGroup, memberships, pending, outbox, isTogether, isLast, openedAs } = props;
  const viewer = useChatViewer();
  const { row, isHighlighted } = useHighlightedRow(openedAs);
  const { sentBy, content, sentAt, photo } = message;
  const isOwn = sentBy.id === viewer.id;
  const state =
    isOwn && (isLast || pending) ? stateOf(message, { isGroup, memberships }, pending, viewer.id) : '';
  return (
    <li
      ref={row}
      tabIndex={openedAs ? -1 : undefined}
      className={classNames(
        styles.row,
        isTogether && styles.together,
        isOwn && styles.own,
        isHighlighted && styles.highlighted,
      )}
    >
      {!isOwn && (
        <div className={styles.sender}>{!isTogether && <Avatar photo={sentBy.photo} size={32} />}</div>
      )}
      <div className={styles.message}>
        <div className={classNames(rows.note, isTogether && textStyles.visuallyHidden)}>
          <span className={rows.name}>{isOwn ? texts.you : sentBy.name}</span>{' '}
          <time dateTime={sentAt}>{clockTime(sentAt)}</time>
        </div>
        <SharedCards hotelId={message.hotelId} bookingId={message.bookingId} />
        {photo && <MessagePhoto message={message} photo={photo} pending={pending} isOwn={isOwn} />}
        {content && (
          <div dir="auto" className={classNames(styles.bubble, pending && styles.pending)}>
            {withLinks(content)}
          </div>
        )}
        {state && <div className={rows.note}>{state}</div>}
        {pending?.state === 'refused' && (
          <div className={styles.actions}>
            <Button size="small" onClick={() => outbox.discard(pending)}>
              {texts.discard}
            </Button>
            <Button size="small" variant="outlined" onClick={() => outbox.retry(pending)}>
              {tryAgain}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
});

function stateOf(
  { number }: ChatMessage,
  { isGroup, memberships }: Pick<Props, 'isGroup' | 'memberships'>,
  pending: PendingMessage | undefined,
  viewerId: string,
): string {
  if (pending?.state === 'refused') return fill(texts.notSent, { reason: pending.problem ?? '' });
  if (pending) return pending.state === 'waiting' ? texts.waitingForConnection : texts.sending;
  const readers = memberships.filter(
    ({ user, lastReadNumber }) => user.id !== viewerId && lastReadNumber >= number,
  );
  if (!readers.length) return texts.sent;
  return isGroup ? fill(texts.readBy, { count: readers.length }) : texts.read;
}
