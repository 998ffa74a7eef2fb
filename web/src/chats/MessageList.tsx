import type { ChatMessage } from './addMessage';
import { Fragment, type Ref, type UIEvent } from 'react';
import { mdiArrowDown } from '@mdi/js';
import { Button } from '../kit/Button';
import { classNames } from '../kit/classNames';
import { Icon } from '../kit/Icon';
import type { Group_ChatFragment } from './Group.generated';
import { ChangeRow } from './ChangeRow';
import { MessageRow } from './MessageRow';
import type { PendingMessage, Outbox } from './outbox';
import rows from './rows.module.css';
import * as texts from './texts';
import { dayOf } from './time';
import type { Entry } from './timeline';
import type { Found } from './useMessageWindow';
import styles from './MessageList.module.css';

/** Messages of one person within this time are grouped, in milliseconds. */
const GROUPED_WITHIN = 5 * 60_000;

interface Props {
  chat: Pick<Group_ChatFragment, 'id' | 'isGroup' | 'memberships'>;
  /** The messages and changes that have rows, oldest first, and the one before them. */
  entries: readonly Entry[];
  entryBefore: Entry | undefined;
  /** The last message of those that are loaded. */
  last: ChatMessage | undefined;
  pendingMessages: readonly PendingMessage[];
  outbox: Outbox;
  /** The element that scrolls. */
  scroller: Ref<HTMLDivElement>;
  /** True if there are new messages further down. */
  hasNew: boolean;
  onScroll: (event: UIEvent<HTMLElement>) => void;
  onEnd: () => void;
  isAskingEarlier: boolean;
  /** True if there are messages after these. */
  hasMoreBelow: boolean;
  isAtEnd: boolean;
  found: Found | undefined;
}

/** The messages, oldest first. */
export function MessageList(props: Props) {
  const {
    chat,
    entries,
    entryBefore,
    last,
    pendingMessages,
    outbox,
    scroller,
    hasNew,
    hasMoreBelow,
    isAtEnd,
  } = props;
  const { onScroll, onEnd, isAskingEarlier, found } = props;
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
        <ol aria-live={isAtEnd ? 'polite' : 'off'} aria-relevant="additions" className={styles.list}>
          {isAskingEarlier && (
            <li className={classNames(rows.note, styles.loading)}>{texts.loadingEarlier}</li>
          )}
          {entries.map((entry, index) => {
            const { key, at, message } = entry;
            const before = entries[index - 1] ?? entryBefore;
            const day = dayOf(at);
            const isNewDay = !before || dayOf(before.at) !== day;
            return (
              <Fragment key={key}>
                {isNewDay && (
                  <li className={classNames(rows.note, styles.day)}>
                    <span>{day}</span>
                  </li>
                )}
                {message ? (
                  <MessageRow
                    message={message}
                    isGroup={chat.isGroup}
                    memberships={chat.memberships}
                    pending={pendingMessages.find(
                      ({ clientMessageId }) => clientMessageId === message.clientMessageId,
                    )}
                    outbox={outbox}
                    isTogether={!isNewDay && isTogether(before, entry)}
                    isLast={message === last}
                    openedAs={message.id === found?.id ? found.visit : undefined}
                  />
                ) : (
                  <ChangeRow change={entry.change} />
                )}
              </Fragment>
            );
          })}
        </ol>
      </div>
      {(hasNew || hasMoreBelow) && (
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

/** True if both are messages of one person within minutes. */
const isTogether = (before: Entry, { message, at }: Entry): boolean =>
  before.message?.sentBy.id === message?.sentBy.id && Date.parse(at) - Date.parse(before.at) < GROUPED_WITHIN;
