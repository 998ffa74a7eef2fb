import { Fragment, type Ref, type UIEvent } from 'react';
import { mdiArrowDown } from '@mdi/js';
import { Button } from '../kit/Button';
import { classNames } from '../kit/classNames';
import { Icon } from '../kit/Icon';
import type { Group_ChatFragment } from './Group.generated';
import type { ChatMessage } from './addMessage';
import { MessageRow } from './MessageRow';
import type { PendingMessage, Outbox } from './outbox';
import rows from './rows.module.css';
import * as texts from './texts';
import { dayOf } from './time';
import styles from './MessageList.module.css';

/** The distance from either end of the list, in pixels, at which more messages are loaded. */
const LOAD_DISTANCE = 400;
/** Messages of one person within this time are grouped, in milliseconds. */
const GROUPED_WITHIN = 5 * 60_000;

/** The found message that this visit of the page opened. */
export interface Found {
  id: string;
  visit: string;
}

interface Props {
  chat: Pick<Group_ChatFragment, 'id' | 'isGroup' | 'memberships'>;
  messages: readonly ChatMessage[];
  pendingMessages: readonly PendingMessage[];
  outbox: Outbox;
  /** The element that scrolls. */
  scroller: Ref<HTMLDivElement>;
  /** True if there are new messages further down. */
  hasNew: boolean;
  onScroll: (event: UIEvent<HTMLElement>) => void;
  onEnd: () => void;
  isAskingEarlier: boolean;
  onEarlier: () => void;
  onLater: () => void;
  /** True if messages between these and the latest ones are missing. */
  hasGapToLatest: boolean;
  found: Found | undefined;
}

/** The messages, oldest first. Scrolling loads earlier and later ones. */
export function MessageList(props: Props) {
  const { chat, messages, pendingMessages, outbox, scroller, hasNew, isAskingEarlier, onEarlier, onEnd } =
    props;
  const { hasGapToLatest, found } = props;
  const onScroll = (event: UIEvent<HTMLElement>) => {
    props.onScroll(event);
    const { scrollHeight, clientHeight, scrollTop } = event.currentTarget;
    if (scrollHeight - clientHeight + scrollTop < LOAD_DISTANCE) onEarlier();
    if (-scrollTop < LOAD_DISTANCE) props.onLater();
  };
  return (
    <div className={styles.container}>
      <div
        ref={scroller}
        role="region"
        aria-label={texts.messages}
        tabIndex={0}
        onScroll={onScroll}
        className={styles.scroller}
      >
        <ol aria-live={hasGapToLatest ? 'off' : 'polite'} aria-relevant="additions" className={styles.list}>
          {isAskingEarlier && (
            <li className={classNames(rows.note, styles.loading)}>{texts.loadingEarlier}</li>
          )}
          {messages.map((message, index) => {
            const before = messages[index - 1];
            const day = dayOf(message.sentAt);
            const isNewDay = !before || dayOf(before.sentAt) !== day;
            const isTogether =
              !isNewDay &&
              before.sentBy.id === message.sentBy.id &&
              Date.parse(message.sentAt) - Date.parse(before.sentAt) < GROUPED_WITHIN;
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
                  pending={pendingMessages.find(
                    ({ clientMessageId }) => clientMessageId === message.clientMessageId,
                  )}
                  outbox={outbox}
                  isTogether={isTogether}
                  isLast={index === messages.length - 1}
                  openedAs={message.id === found?.id ? found.visit : undefined}
                />
              </Fragment>
            );
          })}
        </ol>
      </div>
      {(hasNew || hasGapToLatest) && (
        <Button
          size="small"
          variant="contained"
          startIcon={<Icon path={mdiArrowDown} size="inherit" />}
          onClick={onEnd}
          className={styles.latest}
        >
          {hasNew ? texts.newMessages : texts.latestMessages}
        </Button>
      )}
    </div>
  );
}
