import { Fragment, type Ref, type UIEvent } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DownIcon from '@mui/icons-material/ArrowDownward';
import type { Group_ChatFragment } from './Group.generated';
import type { ChatMessage } from './addMessage';
import { MessageRow } from './MessageRow';
import type { Draft, Outbox } from './outbox';
import { quietText } from './rowStyle';
import { dayOf } from './time';

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
    <Box sx={{ position: 'relative', flex: 1, minHeight: 0 }}>
      <Box ref={box} onScroll={onScroll} tabIndex={0} role="region" aria-label="Messages" sx={scrollStyle}>
        <Box component="ol" aria-live={isApart ? 'off' : 'polite'} aria-relevant="additions" sx={listStyle}>
          {isAskingEarlier && (
            <Box component="li" sx={{ ...quietText, textAlign: 'center', py: 1 }}>
              Loading earlier messages
            </Box>
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
                  <Box component="li" sx={dayStyle}>
                    <span>{day}</span>
                  </Box>
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
        </Box>
      </Box>
      {(hasNew || isApart) && (
        <Button size="small" variant="contained" startIcon={<DownIcon />} onClick={onEnd} sx={newStyle}>
          {hasNew ? 'New messages' : 'Newest messages'}
        </Button>
      )}
    </Box>
  );
}

const scrollStyle = {
  display: 'flex',
  flexDirection: 'column-reverse',
  height: '100%',
  overflowY: 'auto',
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
};
const listStyle = { listStyle: 'none', m: 0, mt: 'auto', p: 2, display: 'grid' };
const dayStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  my: 1.5,
  fontSize: 'var(--text-small)',
  fontWeight: 600,
  color: 'text.secondary',
  '&::before, &::after': { content: '""', flex: 1, borderTop: 1, borderColor: 'divider' },
};
const newStyle = { position: 'absolute', bottom: 12, left: '50%', transform: 'translateX(-50%)' };
