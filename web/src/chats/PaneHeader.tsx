import { lazy, Suspense, useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import SearchIcon from '@mui/icons-material/Search';
import MoreIcon from '@mui/icons-material/MoreVert';
import { onErrorPage } from '../apollo/failureLink';
import { useRefusal } from '../session/useRefusal';
import { counted } from '../kit/format';
import { Avatar } from './Avatar';
import type { Group_ChatFragment } from './Group.generated';
import { clearNotification } from './notifications';
import { useBlockedUsersQuery, useBlockUserMutation, useMuteChatMutation } from './People.generated';
import { oneLine, quietText } from './rowStyle';

const GroupDialog = lazy(async () => ({ default: (await import('./GroupDialog')).GroupDialog }));

interface Props {
  chat: Omit<Group_ChatFragment, ' $fragmentName'>;
  onlineIds: ReadonlySet<string>;
  /** Whether its messages are being searched. */
  isSearching: boolean;
  onSearch: () => void;
  onLeft: () => void;
}

/** With whom one chats here, and what can be done with the chat. */
export function PaneHeader({ chat, onlineIds, isSearching, onSearch, onLeft }: Props) {
  const { id, isGroup, name, partner, muted, memberships, invited } = chat;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isManaging, setManaging] = useState(false);
  const { notice, show, answerOf } = useRefusal();
  const [muteChat] = useMuteChatMutation({
    context: onErrorPage,
    update: (cache) => clearNotification(cache, id),
  });
  const [blockUser] = useBlockUserMutation({ context: onErrorPage });
  const { data } = useBlockedUsersQuery({ skip: isGroup });
  const isBlocked = data?.blockedUsers.some((person) => person.id === partner?.id) ?? false;
  const isOnline = partner !== null && onlineIds.has(partner.id);

  const mute = async () => {
    setAnchor(null);
    const answer = (await answerOf(muteChat({ variables: { input: { chatId: id, muted: !muted } } })))
      ?.muteChat;
    if (answer && answer.__typename !== 'Chat') show(answer);
  };
  const block = async () => {
    setAnchor(null);
    if (!partner) return;
    const input = { userId: partner.id, blocked: !isBlocked };
    const answer = (await answerOf(blockUser({ variables: { input } })))?.blockUser;
    if (answer && answer.__typename !== 'User') show(answer);
  };
  return (
    <Box sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, px: 2, minHeight: 64 }}>
        <Avatar photo={partner?.photo} isGroup={isGroup} isOnline={isOnline} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box component="h2" sx={{ ...oneLine, m: 0, fontSize: 'var(--text-lead)', fontWeight: 600 }}>
            {name}
          </Box>
          <Box sx={{ ...quietText, ...oneLine }}>
            {isGroup
              ? counted(memberships.length, 'member') + (invited.length ? ` · ${invited.length} invited` : '')
              : isOnline
                ? 'Online'
                : isBlocked
                  ? 'Blocked'
                  : ''}
            {muted && ' · Muted'}
          </Box>
        </Box>
        <IconButton aria-label={`Search in ${name}`} aria-expanded={isSearching} onClick={onSearch}>
          <SearchIcon />
        </IconButton>
        <IconButton
          aria-label={`Options of ${name}`}
          aria-haspopup="menu"
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreIcon />
        </IconButton>
        <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
          {isGroup && (
            <MenuItem
              onClick={() => {
                setAnchor(null);
                setManaging(true);
              }}
            >
              Members and name
            </MenuItem>
          )}
          <MenuItem onClick={() => void mute()}>
            {muted ? 'Unmute notifications' : 'Mute notifications'}
          </MenuItem>
          {partner && (
            <MenuItem onClick={() => void block()}>{`${isBlocked ? 'Unblock' : 'Block'} ${name}`}</MenuItem>
          )}
        </Menu>
      </Box>
      {notice && <Box sx={{ px: 2, pb: 1.5 }}>{notice}</Box>}
      {isManaging && (
        <Suspense>
          <GroupDialog chat={chat} onlineIds={onlineIds} onClose={() => setManaging(false)} onLeft={onLeft} />
        </Suspense>
      )}
    </Box>
  );
}
