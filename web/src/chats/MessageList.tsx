import { Fragment, type Ref, type UIEvent } from 'react';
import { mdiArrowDown } from '@mdi/js';
import { Button } from '../kit/Button';
import { classNames } from '../kit/classNames';
import { Icon } from '../kit/Icon';
import type { Group_ChatFragment } from './Group.generated';
import type { ChatMessage } from './addMessage';
import { MessageRow } from './MessageRow';
import type { Draft, Outbox } from './outbox';
import rows from './rows.module.css';
import { dayOf } from './time';
import styles from './MessageList.module.css';

/** So near the first message, in pixels, earlier ones are asked for; and so near the last one, later ones. */
const NEAR = 400;
/** Messages of one person within this time stand together, in milliseconds. */
const TOGETHER = 5 * 60_000;

/** A message that was opened as found, on this visit of the page. */
export interface Found {
  id: string;
  visit: string;
}

interface Props {
  chat: Pick<Group_ChatFragment, 'id' | 'isGroup' | 'memberships'>;
  messages: readonly ChatMessage[];
  drafts: readonly Draft[];
  outbox: Outbox;
  /** The box that scrolls. */
  box: Ref<HTMLDivElement>;
  /** Whether there are new messages below what is in sight. */
  hasNew: boolean;
  onScroll: (event: UIEvent<HTMLElement>) => void;
  onEnd: () => void;
  isAskingEarlier: boolean;
  onEarlier: () => void;
  onLater: () => void;
  /** Whether the latest messages are further down than these. */
  isApart: boolean;
  found: Found | undefined;
}

/** The messages, the oldest on top; scrolling asks for earlier and later ones. */
export function MessageList(props: Props) {
  const { chat, messages, drafts, outbox, box, hasNew, isAskingEarlier, onEarlier, onEnd } = props;
  const { isApart, found } = props;
  const onScroll = (event: UIEvent<HTMLElement>) => {
    props.onScroll(event);
    const { scrollHeight, clientHeight, scrollTop } = event.currentTarget;
    if (scrollHeight - clientHeight + scrollTop < NEAR) onEarlier();
    if (-scrollTop < NEAR) props.onLater();
  };
  return (
    <div className={styles.place}>
      <div
        ref={box}
        role="region"
        aria-label="Messages"
        tabIndex={0}
        onScroll={onScroll}
        className={styles.box}
      >
        <ol aria-live={isApart ? 'off' : 'polite'} aria-relevant="additions" className={styles.list}>
          {isAskingEarlier && (
            <li className={classNames(rows.note, styles.loading)}>Loading earlier messages</li>
          )}
          {messages.map((message, place) => {
            const before = messages[place - 1];
            const day = dayOf(message.sentAt);
            const isNewDay = !before || dayOf(before.sentAt) !== day;
            const isTogether =
              !isNewDay &&
              before.sentBy.id === message.sentBy.id &&
              Date.parse(message.sentAt) - Date.parse(before.sentAt) < TOGETHER;
            return (
              <Fragment key={`${message.sentBy.id} ${message.clientMessageId}`}>
                {isNewDay && (
                  <li className={classNames(rows.note, styles.day)}>
                    <span>{day}</span>
                  </li>
                )}
                <MessageRow
                  message={message}
                  chat={chat}
                  draft={drafts.find(({ clientMessageId }) => clientMessageId === message.clientMessageId)}
                  outbox={outbox}
                  isTogether={isTogether}
                  isLast={place === messages.length - 1}
                  openedAs={message.id === found?.id ? found.visit : undefined}
                />
              </Fragment>
            );
          })}
        </ol>
      </div>
      {(hasNew || isApart) && (
        <Button
          size="small"
          variant="contained"
          startIcon={<Icon path={mdiArrowDown} size="inherit" />}
          onClick={onEnd}
          className={styles.newest}
        >
          {hasNew ? 'New messages' : 'Newest messages'}
        </Button>
      )}
    </div>
  );
}
