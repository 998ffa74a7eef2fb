import { fill } from '../../../schema/fill';
import { onErrorPage } from '../apollo/failureLink';
import { Suspense, useRef, useState } from 'react';
import { mdiDotsVertical, mdiMagnify } from '@mdi/js';
import { lazyPart } from '../apollo/lazyPart';
import { classNames } from '../kit/classNames';
import { Icon } from '../kit/Icon';
import { IconButton } from '../kit/IconButton';
import { Menu, MenuItem } from '../kit/Menu';
import textStyles from '../kit/text.module.css';
import { useRefusal } from '../session/useRefusal';
import { ArchivedBar } from './ArchivedBar';
import { ChatAvatar } from './ChatAvatar';
import type { Group_ChatFragment } from './Group.generated';
import { titleOf } from './guestOf';
import { clearNotification } from './notifications';
import { useMuteChatMutation } from './People.generated';
import * as texts from './texts';
import rows from './rows.module.css';
import { useArchive } from './useArchive';
import { useBlock } from './useBlock';
import { useChatViewer } from './useOutbox';
import styles from './PaneHeader.module.css';

const BlockDialog = lazyPart(async () => (await import('./BlockDialog')).BlockDialog);
const GroupDialog = lazyPart(async () => (await import('./GroupDialog')).GroupDialog);

interface Props {
  chat: Omit<Group_ChatFragment, ' $fragmentName'>;
  onlineIds: ReadonlySet<string>;
  /** True while the search of the chat is open. */
  isSearching: boolean;
  onSearch: () => void;
  onLeft: () => void;
}

/** The name and state of the open chat, its search and its menu. */
export function PaneHeader({ chat, onlineIds, isSearching, onSearch, onLeft }: Props) {
  const { id, isGroup, name, partner, muted, archived, memberships, invited } = chat;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isManaging, setManaging] = useState(false);
  const [isBlocking, setBlocking] = useState(false);
  const { notice, show, answerOf } = useRefusal();
  const [muteChat] = useMuteChatMutation({
    context: onErrorPage,
    update: (cache) => clearNotification(cache, id),
  });
  const viewer = useChatViewer();
  const archive = useArchive(id);
  const options = useRef<HTMLButtonElement>(null);
  const { isBlocked, setBlocked, notice: blockNotice } = useBlock(partner?.id);
  const shownNotice = notice || archive.notice || blockNotice;
  const isOnline = partner !== null && !isBlocked && onlineIds.has(partner.id);

  const mute = async () => {
    setAnchor(null);
    const answer = (await answerOf(muteChat({ variables: { input: { chatId: id, muted: !muted } } })))
      ?.muteChat;
    if (answer && answer.__typename !== 'Chat') show(answer);
  };
  const block = () => {
    setAnchor(null);
    if (isBlocked) void setBlocked(false);
    else setBlocking(true);
  };
  const state = [
    ...(isGroup ? [fill(texts.members, { count: memberships.length })] : []),
    ...(isGroup && invited.length ? [fill(texts.invitedCount, { count: invited.length })] : []),
    ...(isOnline ? [texts.online] : isBlocked ? [texts.blocked] : []),
    ...(muted ? [texts.muted] : []),
  ];
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <ChatAvatar chat={chat} isOnline={isOnline} />
        <div className={rows.grow}>
          <h2 className={classNames(textStyles.h4, textStyles.oneLine)}>{titleOf(chat, viewer.id)}</h2>
          <div className={rows.note}>{state.join(' · ')}</div>
        </div>
        <IconButton
          aria-label={fill(texts.searchIn, { chat: name })}
          aria-expanded={isSearching}
          onClick={onSearch}
        >
          <Icon path={mdiMagnify} />
        </IconButton>
        <IconButton
          ref={options}
          aria-label={fill(texts.optionsFor, { chat: name })}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Icon path={mdiDotsVertical} />
        </IconButton>
        {anchor && (
          <Menu
            anchor={anchor}
            align="end"
            aria-label={fill(texts.optionsFor, { chat: name })}
            onClose={() => setAnchor(null)}
          >
            {isGroup && (
              <MenuItem
                autoFocus
                onClick={() => {
                  setAnchor(null);
                  setManaging(true);
                }}
              >
                {texts.groupDetails}
              </MenuItem>
            )}
            <MenuItem autoFocus={!isGroup} onClick={() => void mute()}>
              {muted ? texts.unmuteNotifications : texts.muteNotifications}
            </MenuItem>
            <MenuItem
              onClick={() => {
                setAnchor(null);
                void archive.setArchived(!archived);
              }}
            >
              {archived ? texts.unarchive : texts.archive}
            </MenuItem>
            {partner && (
              <MenuItem onClick={block}>{fill(isBlocked ? texts.unblock : texts.block, { name })}</MenuItem>
            )}
          </Menu>
        )}
      </div>
      {archived && (
        <ArchivedBar
          isSending={archive.isSending}
          onUnarchive={async () => {
            await archive.setArchived(false);
            options.current?.focus();
          }}
        />
      )}
      {shownNotice && <div className={styles.notice}>{shownNotice}</div>}
      {isBlocking && partner && (
        <Suspense>
          <BlockDialog personId={partner.id} name={name} onClose={() => setBlocking(false)} />
        </Suspense>
      )}
      {isManaging && (
        <Suspense>
          <GroupDialog chat={chat} onlineIds={onlineIds} onClose={() => setManaging(false)} onLeft={onLeft} />
        </Suspense>
      )}
    </header>
  );
}
