import { Suspense, useState } from 'react';
import { mdiForumOutline } from '@mdi/js';
import { MEDIA } from '../../../schema/breakpoints.generated';
import { lazyPart } from '../apollo/lazyPart';
import { Badge } from '../kit/Badge';
import { Button } from '../kit/Button';
import { classNames } from '../kit/classNames';
import { counted } from '../kit/format';
import { Icon } from '../kit/Icon';
import { PageHeading } from '../kit/PageHeading';
import text from '../kit/text.module.css';
import { useMedia } from '../kit/useMedia';
import { AppearsOnline } from './AppearsOnline';
import { ChatList } from './ChatList';
import { ChatMenuDialog } from './ChatMenuDialog';
import { Invitations } from './Invitations';
import { MessagePane } from './MessagePane';
import { MessageSearch } from './MessageSearch';
import { OnlineUsers } from './OnlineUsers';
import { isSharing } from './outbox';
import type { Person } from './PersonRow';
import rows from './rows.module.css';
import { SearchPanel } from './SearchPanel';
import { useChatPage } from './useChatPage';
import { useInvitations } from './useInvitations';
import styles from './RealtimeChatPage.module.css';

const NewGroupDialog = lazyPart(async () => (await import('./NewGroupDialog')).NewGroupDialog);

/** /realtimechat: who can be found, one's chats, the open one, and who is online; panels fold into a menu when narrow. */
export function RealtimeChatPage() {
  const page = useChatPage();
  const { visit, openId, people, onlineIds, notice, shared, found, open, openAt } = page;
  const invitations = useInvitations();
  const [searched, setSearched] = useState('');
  const [isGrouping, setGrouping] = useState(false);
  const hasNoSearch = useMedia(MEDIA.chatWithoutSearch);
  const hasNoOnline = useMedia(MEDIA.chatWithoutOnline);
  const hasNoList = useMedia(MEDIA.chatWithoutList);

  /** Whether the menu was opened or closed on this visit; where the list has no place of its own, it is open until a chat is. */
  const [menu, setMenu] = useState({ visit: '', isOpen: false });
  const isMenuOpen = hasNoSearch && (menu.visit === visit ? menu.isOpen : hasNoList && !openId);
  const closeMenu = () => setMenu({ visit, isOpen: false });
  /** Invitations that are seen in the menu alone. */
  const waiting = hasNoList ? invitations.length : 0;

  /** What opens a chat closes the menu, here before the server has answered. */
  const chooseWith = (person: Person) => {
    closeMenu();
    void page.openWith(person);
  };
  const chats = (
    <>
      <div className={styles.heading}>
        <h2 className={classNames(text.h4, rows.grow)}>Chats</h2>
        <Button size="small" onClick={() => setGrouping(true)}>
          New group
        </Button>
      </div>
      <MessageSearch typed={searched} onType={setSearched} foundId={found?.id} onOpen={openAt}>
        <Invitations invitations={invitations} onOpen={open} />
        <ChatList openId={openId} onlineIds={onlineIds} onOpen={open} />
      </MessageSearch>
    </>
  );
  const online = (
    <>
      <AppearsOnline />
      <OnlineUsers people={people} onChoose={chooseWith} />
    </>
  );

  return (
    <div className={styles.page}>
      <PageHeading title="Chats" className={text.visuallyHidden} />
      {!hasNoList && (
        <aside aria-label="Chats" className={classNames(styles.panel, styles.chats)}>
          {!hasNoSearch && (
            <div className={styles.search}>
              <SearchPanel onlineIds={onlineIds} onChoose={chooseWith} />
            </div>
          )}
          {chats}
        </aside>
      )}
      <section aria-label="Messages of the chat" className={styles.pane}>
        {hasNoSearch && (
          <div className={styles.menu}>
            <Button
              startIcon={
                <Badge count={waiting}>
                  <Icon path={mdiForumOutline} />
                </Badge>
              }
              aria-label={waiting ? `Chat menu, ${counted(waiting, 'invitation')}` : undefined}
              aria-haspopup="dialog"
              onClick={() => setMenu({ visit, isOpen: true })}
            >
              Chat menu
            </Button>
          </div>
        )}
        {notice && <div className={styles.notice}>{notice}</div>}
        <div className={styles.open}>
          {openId ? (
            <MessagePane
              key={openId}
              chatId={openId}
              onlineIds={onlineIds}
              shared={shared}
              chosenOn={page.chosenOn}
              onShared={page.dropShared}
              found={found}
              onFound={(messageId) => openAt(openId, messageId)}
              onLeaveFound={page.leaveFound}
              onLeft={() => page.leave(openId)}
            />
          ) : (
            <div className={styles.none}>
              <p role="status" className={text.h5}>
                Select a chat to display messages !!!
              </p>
              {isSharing(shared) && (
                <p className={classNames(text.body, text.quiet)}>
                  What you share is sent with your next message there.
                </p>
              )}
            </div>
          )}
        </div>
      </section>
      {!hasNoOnline && (
        <aside aria-label="Users Online" className={classNames(styles.panel, styles.online)}>
          <div className={styles.heading}>
            <h2 className={text.h4}>Users Online</h2>
          </div>
          {online}
        </aside>
      )}
      {isMenuOpen && (
        <ChatMenuDialog
          chats={chats}
          online={online}
          search={<SearchPanel listsPartners onlineIds={onlineIds} onChoose={chooseWith} />}
          onClose={closeMenu}
        />
      )}
      {isGrouping && (
        <Suspense>
          <NewGroupDialog
            onlineIds={onlineIds}
            onClose={() => setGrouping(false)}
            onCreated={(chatId) => {
              setGrouping(false);
              open(chatId);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
