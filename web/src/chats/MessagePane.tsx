import { useRef, useState } from 'react';
import { Button } from '../kit/Button';
import { classNames } from '../kit/classNames';
import { Notice } from '../kit/Notice';
import { PanelSkeleton } from './PanelSkeleton';
import { BlockedBar } from './BlockedBar';
import { ChatBooking } from './ChatBooking';
import { Composer } from './Composer';
import { isSharing, type NewPhoto, type Shared } from './outbox';
import { PhotoDropArea } from './PhotoDropArea';
import { tryAgain } from '../kit/texts';
import * as texts from './texts';
import rows from './rows.module.css';
import { typingText, useTyping } from './useTyping';
import { MessageList } from './MessageList';
import { PaneHeader } from './PaneHeader';
import { PaneSearch } from './PaneSearch';
import { PENDING_NUMBER } from './orderMessages';
import { useBlock } from './useBlock';
import { useIsConnected } from './useLiveChats';
import { useMessagesAround } from './useMessagesAround';
import { useMarkRead, useMessages, useTrimmed } from './useMessages';
import { useChatViewer } from './useOutbox';
import { usePhotos } from './usePhotos';
import { useMessageWindow, type Found } from './useMessageWindow';
import styles from './MessagePane.module.css';

interface Props {
  chatId: string;
  onlineIds: ReadonlySet<string>;
  /** Sent with the next message. */
  shared: Shared;
  /** The visit on which the chat was selected to write in it. */
  selectedOn: string | undefined;
  onShared: () => void;
  /** The found message to scroll to. */
  found: Found | undefined;
  onFound: (messageId: string) => void;
  /** Returns to the latest messages. */
  onLeaveFound: () => void;
  onLeft: () => void;
}

/** The open chat: its header, its messages and the form for a new one. */
export function MessagePane(props: Props) {
  const { chatId, onlineIds, shared, selectedOn, onShared, found, onFound, onLeaveFound, onLeft } = props;
  const viewer = useChatViewer();
  const isConnected = useIsConnected();
  const photos = usePhotos();
  const [isSearching, setSearching] = useState(false);
  const header = useRef<HTMLDivElement>(null);
  const { chat, messages, changes, pendingMessages, outbox, askEarlier, isAskingEarlier } =
    useMessages(chatId);
  const around = useMessagesAround(chatId, found?.id, { messages, changes, askEarlier });
  const { shown, hasGapToLatest } = around;
  const last = messages?.findLast(({ number }) => number < PENDING_NUMBER);
  const scroll = useMessageWindow(shown, {
    newest: messages?.at(-1),
    viewerId: viewer.id,
    hasGapToLatest,
    found,
    onEarlier: around.askEarlier,
    onLater: around.askLater,
  });
  const { isAtEnd } = scroll;
  const typing = useTyping(chatId, last);
  const { isBlocked } = useBlock(chat?.partner?.id);
  const [isUnblocked, setUnblocked] = useState(false);
  useMarkRead(chatId, last?.number, chat?.unreadCount ?? 0, isAtEnd);
  useTrimmed(chatId, messages?.length ?? 0, isAtEnd);
  const toEnd = () => {
    if (found) onLeaveFound();
    scroll.toEnd();
  };
  const closeSearch = () => {
    setSearching(false);
    header.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };
  if (chat === null)
    return (
      <div className={styles.gone}>
        <Notice kind="info">{texts.chatGone}</Notice>
      </div>
    );
  if (!chat || !messages) return <PanelSkeleton rows={8} />;
  return (
    <PhotoDropArea isDisabled={isBlocked} onFiles={(files) => void photos.add(files)}>
      <div ref={header}>
        <PaneHeader
          chat={chat}
          onlineIds={onlineIds}
          isSearching={isSearching}
          onSearch={() => (isSearching ? closeSearch() : setSearching(true))}
          onLeft={onLeft}
        />
      </div>
      {chat.booking && <ChatBooking booking={chat.booking} />}
      {isSearching && (
        <PaneSearch chatId={chatId} foundId={found?.id} onOpen={onFound} onClose={closeSearch} />
      )}
      {!isConnected && (
        <div role="status" className={styles.offline}>
          {texts.offline}
        </div>
      )}
      {around.hasFailed && (
        <div className={styles.failed}>
          <Notice kind="error">
            {texts.foundNotOpened}{' '}
            <Button size="small" onClick={around.retry}>
              {tryAgain}
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
          entries={scroll.rows}
          entryBefore={scroll.before}
          last={shown.findLast(({ message }) => message)?.message}
          pendingMessages={pendingMessages}
          outbox={outbox}
          scroller={scroll.scroller}
          hasNew={scroll.hasNew}
          onScroll={scroll.onScroll}
          onEnd={toEnd}
          isAskingEarlier={isAskingEarlier}
          hasMoreBelow={scroll.hasMoreBelow}
          isAtEnd={isAtEnd}
          found={found}
        />
      ) : (
        <div className={styles.none}>{texts.writeFirstMessage}</div>
      )}
      <div role="status" className={classNames(rows.note, styles.typing)}>
        {typingText(typing.names)}
      </div>
      {isBlocked && chat.partner ? (
        <BlockedBar personId={chat.partner.id} name={chat.name} onUnblocked={() => setUnblocked(true)} />
      ) : (
        <Composer
          chatId={chatId}
          name={chat.name}
          onTyping={typing.notifyTyping}
          shared={shared}
          selectedOn={isUnblocked ? chatId : selectedOn}
          repliesFor={chat.booking?.viewerCan.readGuestMessages ? chat.booking.id : undefined}
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
      )}
    </PhotoDropArea>
  );
}

const newPhoto = ({ file, width, height, alt }: NewPhoto): NewPhoto => ({
  file,
  width,
  height,
  alt: alt.trim(),
});
