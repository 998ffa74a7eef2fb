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
  /** Its messages and changes, oldest first. */
  entries: readonly Entry[];
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
  const { chat, entries, pendingMessages, outbox, scroller, hasNew, isAskingEarlier, onEarlier, onEnd } =
    props;
  const { hasGapToLatest, found } = props;
  const last = entries.findLast(({ message }) => message)?.message;
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
          {entries.map((entry, index) => {
            const { key, at, message } = entry;
            const before = entries[index - 1];
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
                    chat={chat}
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

/** True if both are messages of one person within minutes. */
const isTogether = (before: Entry, { message, at }: Entry): boolean =>
  before.message?.sentBy.id === message?.sentBy.id && Date.parse(at) - Date.parse(before.at) < GROUPED_WITHIN;
