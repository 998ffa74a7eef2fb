import Box from '@mui/material/Box';
import { Avatar } from './Avatar';
import { shortParts } from './markedParts';
import type { FindMessagesQuery } from './MessageSearch.generated';
import { oneLine, quietText, rowStyle } from './rowStyle';
import { shortMoment } from './time';
import { useChatViewer } from './useOutbox';

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
      <Box
        component="button"
        type="button"
        aria-current={isOpen}
        onClick={() => onOpen(chat.id, id)}
        sx={rowStyle}
      >
        {!isInChat && <Avatar photo={chat.partner?.photo} isGroup={chat.isGroup} />}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
            <Box component="span" sx={{ ...oneLine, flex: 1, fontWeight: 600 }}>
              {!isInChat ? chat.name : isOwn ? 'You' : sentBy.name}
            </Box>
            <Box component="time" dateTime={sentAt} sx={{ ...quietText, flexShrink: 0 }}>
              {shortMoment(sentAt)}
            </Box>
          </Box>
          <Box sx={{ ...quietText, ...twoLines }}>
            {sender}
            {parts.map((part, place) =>
              part.isMarked ? (
                <Box key={place} component="mark" sx={markStyle}>
                  {part.text}
                </Box>
              ) : (
                part.text
              ),
            )}
          </Box>
        </Box>
      </Box>
    </li>
  );
}

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
};
const markStyle = {
  bgcolor: 'primary.light',
  color: 'text.primary',
  fontWeight: 600,
  borderRadius: 'var(--radius-small)',
};
