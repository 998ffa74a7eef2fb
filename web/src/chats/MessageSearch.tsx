import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { TextInput } from '../ui/Field';
import { Notice } from '../ui/Notice';
import { useSearchText } from '../ui/useSearchText';
import { FoundRow } from './FoundRow';
import { useFindMessagesQuery } from './MessageSearch.generated';
import { PanelSkeleton } from './PanelSkeleton';
import { listStyle, quietText } from './rowStyle';

interface Props {
  typed: string;
  onType: (text: string) => void;
  /** The found message that is open. */
  foundId: string | undefined;
  onOpen: (chatId: string, messageId: string) => void;
  /** What is shown while nothing is searched for. */
  children: ReactNode;
}

/** Finds messages in all of one's chats by their words. */
export function MessageSearch({ typed, onType, foundId, onOpen, children }: Props) {
  const text = useSearchText(typed);
  return (
    <>
      <Box role="search" aria-label="Messages of all chats" sx={{ mb: 1 }}>
        <TextInput
          type="search"
          aria-label="Search messages"
          placeholder="Search messages"
          autoComplete="off"
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      </Box>
      {typed.trim() ? <Found text={text} foundId={foundId} onOpen={onOpen} /> : children}
    </>
  );
}

function Found({ text, foundId, onOpen }: Pick<Props, 'foundId' | 'onOpen'> & { text: string }) {
  // What is found is not kept: one may have left its chat since.
  const { data, previousData, error, refetch, fetchMore } = useFindMessagesQuery({
    variables: { text },
    skip: !text,
    fetchPolicy: 'no-cache',
    context: { inPlace: true },
  });
  const found = (data ?? previousData)?.messages;
  if (error)
    return (
      <Notice kind="error">
        The messages could not be searched.{' '}
        <Button size="small" onClick={() => void refetch().catch(() => undefined)}>
          Try again
        </Button>
      </Notice>
    );
  if (!found) return <PanelSkeleton />;
  if (!found.items.length)
    return (
      <Box role="status" sx={{ px: 1, py: 2 }}>
        <Typography
          sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
        >{`Nothing found for "${text}"`}</Typography>
        <Typography sx={quietText}>Each word must begin a word of the message.</Typography>
      </Box>
    );
  const more = () =>
    fetchMore({
      variables: { before: found.items.at(-1)!.id },
      updateQuery: (before, { fetchMoreResult: { messages } }) => ({
        messages: { ...messages, items: [...before.messages.items, ...messages.items] },
      }),
    }).catch(() => undefined);
  return (
    <>
      <Box component="ul" sx={listStyle} aria-label="Messages found">
        {found.items.map((message) => (
          <FoundRow
            key={message.id}
            message={message}
            text={text}
            isOpen={message.id === foundId}
            onOpen={onOpen}
          />
        ))}
      </Box>
      {found.hasEarlier && (
        <Button size="small" onClick={() => void more()}>
          Show earlier messages
        </Button>
      )}
    </>
  );
}
