import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { clockTime } from '../kit/format';
import { Avatar } from './Avatar';
import type { Group_ChatFragment } from './Group.generated';
import type { ChatMessage } from './addMessage';
import { withLinks } from './links';
import type { Draft, Outbox } from './outbox';
import { visuallyHidden } from './rowStyle';
import { MessagePhoto } from './MessagePhoto';
import { SharedCards } from './SharedCard';
import { useFoundRow } from './useFoundRow';
import { useChatViewer } from './useOutbox';

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
    <Box
      component="li"
      ref={row}
      tabIndex={openedAs ? -1 : undefined}
      sx={{
        ...rowStyle,
        ...(isLit && litStyle),
        mt: isTogether ? 0.5 : 1.5,
        flexDirection: isOwn ? 'row-reverse' : 'row',
      }}
    >
      {!isOwn && <Box sx={{ width: 32 }}>{!isTogether && <Avatar photo={sentBy.photo} size={32} />}</Box>}
      <Box sx={{ minWidth: 0, maxWidth: 'min(85%, 60ch)' }}>
        <Box sx={isTogether ? visuallyHidden : headStyle(isOwn)}>
          <Box component="span" sx={{ fontWeight: 600 }}>
            {isOwn ? 'You' : sentBy.name}
          </Box>{' '}
          <time dateTime={sentAt}>{clockTime(sentAt)}</time>
        </Box>
        <SharedCards hotelId={message.hotelId} bookingId={message.bookingId} />
        {photo && <MessagePhoto message={message} photo={photo} draft={draft} isOwn={isOwn} />}
        {content && (
          <Box
            sx={{ ...bubbleStyle, ...(isOwn && ownStyle), opacity: draft ? 0.8 : 1, ml: isOwn ? 'auto' : 0 }}
          >
            {withLinks(content)}
          </Box>
        )}
        {state && <Box sx={stateStyle}>{state}</Box>}
        {draft?.state === 'refused' && (
          <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
            <Button size="small" onClick={() => outbox.discard(draft)}>
              Discard
            </Button>
            <Button size="small" variant="outlined" onClick={() => outbox.retry(draft)}>
              Try again
            </Button>
          </Box>
        )}
      </Box>
    </Box>
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

const rowStyle = {
  display: 'flex',
  gap: 1,
  borderRadius: 'var(--radius-card)',
  transition: 'background-color 200ms ease-out, box-shadow 200ms ease-out',
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
} as const;
const litStyle = {
  bgcolor: 'warning.light',
  boxShadow: '0 0 0 6px var(--amber-soft)',
} as const;
const headStyle = (isOwn: boolean) => ({
  mb: 0.25,
  fontSize: 'var(--text-small)',
  color: 'text.secondary',
  textAlign: isOwn ? 'right' : 'left',
});
const bubbleStyle = {
  width: 'fit-content',
  maxWidth: '100%',
  px: 1.5,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 'var(--radius-card)',
  bgcolor: 'background.paper',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
};
const ownStyle = { bgcolor: 'primary.light', borderColor: 'primary.light' };
const stateStyle = { fontSize: 'var(--text-small)', color: 'text.secondary', textAlign: 'right', mt: 0.25 };
