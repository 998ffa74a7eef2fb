import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Notice } from '../ui/Notice';
import { PanelSkeleton } from './PanelSkeleton';
import { Composer } from './Composer';
import { isSharing, type NewPhoto, type Shared } from './outbox';
import { PhotoDropArea } from './PhotoDropArea';
import { quietText } from './rowStyle';
import { typingText, useTyping } from './useTyping';
import { MessageList } from './MessageList';
import { PaneHeader } from './PaneHeader';
import { DRAFT_NUMBER } from './uniteMessages';
import { useIsConnected } from './useLiveChats';
import { useMarkRead, useMessages } from './useMessages';
import { useChatViewer } from './useOutbox';
import { usePhotos } from './usePhotos';
import { usePinned } from './usePinned';

interface Props {
  chatId: string;
  onlineIds: ReadonlySet<string>;
  /** What is sent along with the next message. */
  shared: Shared;
  onShared: () => void;
  onLeft: () => void;
}

/** The open chat: who it is with, its messages, and where one writes. */
export function MessagePane({ chatId, onlineIds, shared, onShared, onLeft }: Props) {
  const viewer = useChatViewer();
  const isConnected = useIsConnected();
  const photos = usePhotos();
  const { chat, messages, drafts, outbox, askEarlier, isAskingEarlier } = useMessages(chatId);
  const last = messages?.findLast(({ number }) => number < DRAFT_NUMBER)?.number;
  const { box, isAtEnd, hasNew, toEnd, onScroll } = usePinned(messages ?? [], viewer.id);
  const typing = useTyping(
    chatId,
    messages?.findLast(({ number }) => number < DRAFT_NUMBER),
  );
  useMarkRead(chatId, last, chat?.unreadCount ?? 0, isAtEnd);
  if (chat === null)
    return (
      <Box sx={{ p: 3 }}>
        <Notice kind="info">You are not in this chat any more, or it does not exist.</Notice>
      </Box>
    );
  if (!chat || !messages) return <PanelSkeleton rows={8} />;
  return (
    <PhotoDropArea onFiles={(files) => void photos.add(files)}>
      <PaneHeader chat={chat} onlineIds={onlineIds} onLeft={onLeft} />
      {!isConnected && (
        <Box role="status" sx={offlineStyle}>
          You are offline. What you write is kept here and sent when the connection is back.
        </Box>
      )}
      {messages.length ? (
        <MessageList
          chat={chat}
          messages={messages}
          drafts={drafts}
          outbox={outbox}
          box={box}
          hasNew={hasNew}
          onScroll={onScroll}
          onEnd={toEnd}
          isAskingEarlier={isAskingEarlier}
          onEarlier={askEarlier}
        />
      ) : (
        <Box sx={{ flex: 1, display: 'grid', placeItems: 'center', p: 3 }}>
          <Typography sx={{ color: 'text.secondary' }}>No messages yet. Write the first one.</Typography>
        </Box>
      )}
      <Box role="status" sx={{ ...quietText, px: 2, minHeight: 20 }}>
        {typingText(typing.names)}
      </Box>
      <Composer
        key={chatId}
        name={chat.name}
        onTyping={typing.tell}
        shared={shared}
        onDrop={onShared}
        photos={photos}
        onSend={(content) => {
          const [first, ...others] = photos.photos;
          outbox.add(chatId, content, shared, first && newPhoto(first));
          for (const photo of others) outbox.add(chatId, '', {}, newPhoto(photo));
          photos.clear();
          if (isSharing(shared)) onShared();
          toEnd();
        }}
      />
    </PhotoDropArea>
  );
}

const newPhoto = ({ file, width, height, alt }: NewPhoto): NewPhoto => ({
  file,
  width,
  height,
  alt: alt.trim(),
});
const offlineStyle = { px: 2, py: 1, fontSize: '0.8125rem', bgcolor: 'warning.light', color: 'text.primary' };
