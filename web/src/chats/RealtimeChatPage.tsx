import { lazy, Suspense, useState } from 'react';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import ForumIcon from '@mui/icons-material/ForumOutlined';
import { MEDIA } from '../../../schema/tokens.generated';
import { AppearsOnline } from './AppearsOnline';
import { ChatList } from './ChatList';
import { Invitations } from './Invitations';
import { isSharing } from './outbox';
import { ChatMenuDialog } from './ChatMenuDialog';
import { MessagePane } from './MessagePane';
import { MessageSearch } from './MessageSearch';
import { OnlineUsers } from './OnlineUsers';
import { panelHeading } from './rowStyle';
import { SearchPanel } from './SearchPanel';
import { counted } from '../kit/format';
import { PageHeading } from '../kit/PageHeading';
import { useChatPage } from './useChatPage';
import { useInvitations } from './useInvitations';
import text from '../kit/text.module.css';

const NewGroupDialog = lazy(async () => ({ default: (await import('./NewGroupDialog')).NewGroupDialog }));

/** /realtimechat: who can be found, one's chats, the open one, and who is online; panels fold into a menu when narrow. */
export function RealtimeChatPage() {
  const page = useChatPage();
  const { openId, people, onlineIds, notice, shared, dropShared, found, open, openWith, leave } = page;
  const invitations = useInvitations();
  const [searched, setSearched] = useState('');
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isGrouping, setGrouping] = useState(false);
  const hasNoSearch = useMediaQuery(MEDIA.chatWithoutSearch, { noSsr: true });
  const hasNoOnline = useMediaQuery(MEDIA.chatWithoutOnline, { noSsr: true });
  const hasNoList = useMediaQuery(MEDIA.chatWithoutList, { noSsr: true });

  /** Invitations that are seen in the menu alone. */
  const waiting = hasNoList ? invitations.length : 0;

  /** From the menu too, which is in the way of what was chosen. */
  const choose = (chatId: string) => {
    setMenuOpen(false);
    open(chatId);
  };
  const chooseAt = (chatId: string, messageId: string) => {
    setMenuOpen(false);
    page.openAt(chatId, messageId);
  };
  const chats = (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 1, mb: 1 }}>
        <Box component="h2" sx={{ ...panelHeading, flex: 1 }}>
          Chats
        </Box>
        <Button size="small" onClick={() => setGrouping(true)}>
          New group
        </Button>
      </Box>
      <MessageSearch typed={searched} onType={setSearched} foundId={found?.id} onOpen={chooseAt}>
        <Invitations invitations={invitations} onOpen={choose} />
        <ChatList openId={openId} onlineIds={onlineIds} onOpen={choose} />
      </MessageSearch>
    </>
  );
  const chooseWith = (person: Parameters<typeof openWith>[0]) => {
    setMenuOpen(false);
    void openWith(person);
  };
  const online = (
    <>
      <AppearsOnline />
      <OnlineUsers people={people} onChoose={chooseWith} />
    </>
  );

  return (
    <Box sx={pageStyle}>
      <PageHeading title="Chats" className={text.visuallyHidden} />
      {!hasNoList && (
        <Box
          component="aside"
          aria-label="Chats"
          sx={{ ...panelStyle, borderRight: 1, borderColor: 'divider' }}
        >
          {!hasNoSearch && (
            <Box sx={{ mb: 1.5 }}>
              <SearchPanel onlineIds={onlineIds} onChoose={chooseWith} />
            </Box>
          )}
          {chats}
        </Box>
      )}
      <Box component="section" aria-label="Messages of the chat" sx={paneStyle}>
        {hasNoSearch && (
          <Box sx={{ px: 1, py: 0.5, borderBottom: 1, borderColor: 'divider' }}>
            <Button
              startIcon={
                <Badge badgeContent={waiting} color="primary">
                  <ForumIcon />
                </Badge>
              }
              aria-label={waiting ? `Chat menu, ${counted(waiting, 'invitation')}` : undefined}
              aria-haspopup="dialog"
              onClick={() => setMenuOpen(true)}
            >
              Chat menu
            </Button>
          </Box>
        )}
        {notice && <Box sx={{ p: 1.5 }}>{notice}</Box>}
        <Box sx={{ flex: 1, minHeight: 0 }}>
          {openId ? (
            <MessagePane
              key={openId}
              chatId={openId}
              onlineIds={onlineIds}
              shared={shared}
              onShared={dropShared}
              found={found}
              onFound={(messageId) => page.openAt(openId, messageId)}
              onLeaveFound={page.leaveFound}
              onLeft={() => leave(openId)}
            />
          ) : (
            <Box sx={{ height: '100%', display: 'grid', placeContent: 'center', gap: 1, p: 3 }}>
              <Typography role="status" sx={{ fontWeight: 600, textAlign: 'center' }}>
                Select a chat to display messages !!!
              </Typography>
              {isSharing(shared) && (
                <Typography sx={{ color: 'text.secondary', textAlign: 'center' }}>
                  What you share is sent with your next message there.
                </Typography>
              )}
            </Box>
          )}
        </Box>
      </Box>
      {!hasNoOnline && (
        <Box component="aside" aria-label="Users Online" sx={{ ...panelStyle, ...onlineStyle }}>
          <Box component="h2" sx={{ ...panelHeading, px: 1, mb: 1 }}>
            Users Online
          </Box>
          {online}
        </Box>
      )}
      {isMenuOpen && (
        <ChatMenuDialog
          chats={chats}
          online={online}
          search={<SearchPanel listsPartners onlineIds={onlineIds} onChoose={chooseWith} />}
          onClose={() => setMenuOpen(false)}
        />
      )}
      {isGrouping && (
        <Suspense>
          <NewGroupDialog
            onlineIds={onlineIds}
            onClose={() => setGrouping(false)}
            onCreated={(chatId) => {
              setGrouping(false);
              choose(chatId);
            }}
          />
        </Suspense>
      )}
    </Box>
  );
}

const pageStyle = { display: 'flex', height: 'calc(100dvh - var(--top-bar))', overflow: 'hidden' };
const panelStyle = {
  width: 300,
  flexShrink: 0,
  overflowY: 'auto',
  p: 1.5,
  [`@media ${MEDIA.chatNarrow}`]: { width: 240 },
  [`@media ${MEDIA.chatWithoutSearch}`]: { width: 200 },
};
const onlineStyle = {
  width: 220,
  borderLeft: 1,
  borderColor: 'divider',
  [`@media ${MEDIA.chatNarrow}`]: { width: 180 },
  [`@media ${MEDIA.chatWithoutSearch}`]: { width: 160, px: 0.5 },
};
const paneStyle = { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', minHeight: 0 };
