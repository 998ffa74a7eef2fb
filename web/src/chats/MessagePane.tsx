import { useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Notice } from '../kit/Notice';
import { PanelSkeleton } from './PanelSkeleton';
import { Composer } from './Composer';
import { isSharing, type NewPhoto, type Shared } from './outbox';
import { PhotoDropArea } from './PhotoDropArea';
import { quietText } from './rowStyle';
import { typingText, useTyping } from './useTyping';
import { MessageList, type Found } from './MessageList';
import { PaneHeader } from './PaneHeader';
import { PaneSearch } from './PaneSearch';
import { DRAFT_NUMBER } from './uniteMessages';
import { useIsConnected } from './useLiveChats';
import { useFoundMessages } from './useFoundMessages';
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
  /** The message that was found and is to be in sight. */
  found: Found | undefined;
  onFound: (messageId: string) => void;
  /** Back to the newest messages. */
  onLeaveFound: () => void;
  onLeft: () => void;
}

/** The open chat: who it is with, its messages, and where one writes. */
export function MessagePane(props: Props) {
  const { chatId, onlineIds, shared, onShared, found, onFound, onLeaveFound, onLeft } = props;
  const viewer = useChatViewer();
  const isConnected = useIsConnected();
  const photos = usePhotos();
  const [isSearching, setSearching] = useState(false);
  const header = useRef<HTMLDivElement>(null);
  const { chat, messages, drafts, outbox, askEarlier, isAskingEarlier } = useMessages(chatId);
  const around = useFoundMessages(chatId, found?.id, { messages, askEarlier });
  const { shown, isApart } = around;
  const last = messages?.findLast(({ number }) => number < DRAFT_NUMBER);
  const pinned = usePinned(shown, messages?.at(-1), viewer.id, isApart);
  const { isAtEnd } = pinned;
  const typing = useTyping(chatId, last);
  useMarkRead(chatId, last?.number, chat?.unreadCount ?? 0, isAtEnd);
  const toEnd = () => {
    if (found) onLeaveFound();
    pinned.toEnd();
  };
  const closeSearch = () => {
    setSearching(false);
    header.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };
  if (chat === null)
    return (
      <Box sx={{ p: 3 }}>
        <Notice kind="info">You are not in this chat any more, or it does not exist.</Notice>
      </Box>
    );
  if (!chat || !messages) return <PanelSkeleton rows={8} />;
  return (
    <PhotoDropArea onFiles={(files) => void photos.add(files)}>
      <Box ref={header}>
        <PaneHeader
          chat={chat}
          onlineIds={onlineIds}
          isSearching={isSearching}
          onSearch={() => (isSearching ? closeSearch() : setSearching(true))}
          onLeft={onLeft}
        />
      </Box>
      {isSearching && (
        <PaneSearch chatId={chatId} foundId={found?.id} onOpen={onFound} onClose={closeSearch} />
      )}
      {!isConnected && (
        <Box role="status" sx={offlineStyle}>
          You are offline. What you write is kept here and sent when the connection is back.
        </Box>
      )}
      {around.hasFailed && (
        <Box sx={{ px: 2, pt: 1.5 }}>
          <Notice kind="error">
            The message that you searched for could not be opened.{' '}
            <Button size="small" onClick={around.retry}>
              Try again
            </Button>
          </Notice>
        </Box>
      )}
      {around.isLoading ? (
        <Box sx={{ flex: 1, minHeight: 0, overflow: 'hidden' }}>
          <PanelSkeleton rows={8} />
        </Box>
      ) : shown.length ? (
        <MessageList
          chat={chat}
          messages={shown}
          drafts={drafts}
          outbox={outbox}
          box={pinned.box}
          hasNew={pinned.hasNew}
          onScroll={pinned.onScroll}
          onEnd={toEnd}
          isAskingEarlier={isAskingEarlier}
          onEarlier={around.askEarlier}
          onLater={around.askLater}
          isApart={isApart}
          found={found}
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
          toEnd();
          if (isSharing(shared)) onShared();
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
const offlineStyle = {
  px: 2,
  py: 1,
  fontSize: 'var(--text-small)',
  bgcolor: 'warning.light',
  color: 'text.primary',
};
