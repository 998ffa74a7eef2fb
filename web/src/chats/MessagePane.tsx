import { useRef, useState } from 'react';
import { Button } from '../kit/Button';
import { classNames } from '../kit/classNames';
import { Notice } from '../kit/Notice';
import { PanelSkeleton } from './PanelSkeleton';
import { Composer } from './Composer';
import { isSharing, type NewPhoto, type Shared } from './outbox';
import { PhotoDropArea } from './PhotoDropArea';
import rows from './rows.module.css';
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
import styles from './MessagePane.module.css';

interface Props {
  chatId: string;
  onlineIds: ReadonlySet<string>;
  /** What is sent along with the next message. */
  shared: Shared;
  /** The visit on which the chat was chosen to write in it. */
  chosenOn: string | undefined;
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
  const { chatId, onlineIds, shared, chosenOn, onShared, found, onFound, onLeaveFound, onLeft } = props;
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
      <div className={styles.gone}>
        <Notice kind="info">You are not in this chat any more, or it does not exist.</Notice>
      </div>
    );
  if (!chat || !messages) return <PanelSkeleton rows={8} />;
  return (
    <PhotoDropArea onFiles={(files) => void photos.add(files)}>
      <div ref={header}>
        <PaneHeader
          chat={chat}
          onlineIds={onlineIds}
          isSearching={isSearching}
          onSearch={() => (isSearching ? closeSearch() : setSearching(true))}
          onLeft={onLeft}
        />
      </div>
      {isSearching && (
        <PaneSearch chatId={chatId} foundId={found?.id} onOpen={onFound} onClose={closeSearch} />
      )}
      {!isConnected && (
        <div role="status" className={styles.offline}>
          You are offline. What you write is kept here and sent when the connection is back.
        </div>
      )}
      {around.hasFailed && (
        <div className={styles.failed}>
          <Notice kind="error">
            The message that you searched for could not be opened.{' '}
            <Button size="small" onClick={around.retry}>
              Try again
            </Button>
          </Notice>
        </div>
      )}
      {around.isLoading ? (
        <div className={styles.loading}>
          <PanelSkeleton rows={8} />
        </div>
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
        <div className={styles.none}>No messages yet. Write the first one.</div>
      )}
      <div role="status" className={classNames(rows.note, styles.typing)}>
        {typingText(typing.names)}
      </div>
      <Composer
        chatId={chatId}
        name={chat.name}
        onTyping={typing.tell}
        shared={shared}
        chosenOn={chosenOn}
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
