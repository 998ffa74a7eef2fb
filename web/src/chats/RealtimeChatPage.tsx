import { Suspense, useState } from 'react';
import { mdiForumOutline } from '@mdi/js';
import { fill } from '../../../schema/fill';
import { MEDIA } from '../../../schema/breakpoints.generated';
import { lazyPart } from '../apollo/lazyPart';
import { Badge } from '../kit/Badge';
import { Button } from '../kit/Button';
import { classNames } from '../kit/classNames';
import { Icon } from '../kit/Icon';
import { Notice } from '../kit/Notice';
import { PageHeading } from '../kit/PageHeading';
import textStyles from '../kit/text.module.css';
import { useMedia } from '../kit/useMedia';
import { AppearsOnline } from './AppearsOnline';
import { ChatFilters } from './ChatFilters';
import { ChatList } from './ChatList';
import { ChatMenuDialog } from './ChatMenuDialog';
import { ChatSearch } from './ChatSearch';
import { Invitations } from './Invitations';
import { MessagePane } from './MessagePane';
import { OnlineUsers } from './OnlineUsers';
import { isSharing } from './outbox';
import type { Person } from './PersonRow';
import * as texts from './texts';
import rows from './rows.module.css';
import { PeopleSearch } from './PeopleSearch';
import { useChatPage } from './useChatPage';
import { useInvitations } from './useInvitations';
import styles from './RealtimeChatPage.module.css';

const NewGroupDialog = lazyPart(async () => (await import('./NewGroupDialog')).NewGroupDialog);

/** /realtimechat: the chats with the search for users and messages, the open chat and people online. Narrow screens have a menu for the panels. */
export function RealtimeChatPage() {
  const page = useChatPage();
  const { visit, openId, people, onlineIds, notice, shared, found, open, openAt } = page;
  const invitations = useInvitations();
  const [searched, setSearched] = useState('');
  const [isGrouping, setGrouping] = useState(false);
  const hasNoSearch = useMedia(MEDIA.chatWithoutSearch);
  const hasNoOnline = useMedia(MEDIA.chatWithoutOnline);
  const hasNoList = useMedia(MEDIA.chatWithoutList);

  /** The menu as it was opened or closed on this visit. Without a panel for the list, it is open until a chat is. */
  const [menu, setMenu] = useState({ visit: '', isOpen: false });
  const isMenuOpen =
    hasNoSearch && (menu.visit === visit ? menu.isOpen : hasNoList && !openId && !page.hasEnded);
  const closeMenu = () => setMenu({ visit, isOpen: false });
  /** The invitations that only the menu shows. */
  const menuInvitations = hasNoList ? invitations.length : 0;

  /** Closes the menu before the server has answered. */
  const chatWith = (person: Person) => {
    closeMenu();
    void page.openWith(person);
  };
  const chats = (
    <>
      <div className={styles.heading}>
        <h2 className={classNames(textStyles.h4, rows.grow)}>{texts.chats}</h2>
        <Button size="small" onClick={() => setGrouping(true)}>
          {texts.newGroup}
        </Button>
      </div>
      <ChatSearch
        typed={searched}
        onType={setSearched}
        findsPeople={!hasNoSearch}
        onlineIds={onlineIds}
        foundId={found?.id}
        onChoose={chatWith}
        onOpen={openAt}
      >
        <Invitations invitations={invitations} onOpen={open} />
        <ChatFilters shown={page.filter} onShow={page.setFilter} />
        <ChatList filter={page.filter} openId={openId} onlineIds={onlineIds} onOpen={open} />
      </ChatSearch>
    </>
  );
  const online = (
    <>
      <AppearsOnline />
      <OnlineUsers people={people} onChoose={chatWith} />
    </>
  );

  return (
    <div className={styles.page}>
      <PageHeading title={texts.chats} className={textStyles.visuallyHidden} />
      {!hasNoList && (
        <aside aria-label={texts.chats} className={classNames(styles.panel, styles.chats)}>
          {chats}
        </aside>
      )}
      <section aria-label={texts.openChat} className={styles.pane}>
        {hasNoSearch && (
          <div className={styles.menu}>
            <Button
              startIcon={
                <Badge count={menuInvitations}>
                  <Icon path={mdiForumOutline} />
                </Badge>
              }
              aria-label={
                menuInvitations ? fill(texts.chatMenuWithInvitations, { count: menuInvitations }) : undefined
              }
              aria-haspopup="dialog"
              onClick={() => setMenu({ visit, isOpen: true })}
            >
              {texts.chatMenu}
            </Button>
          </div>
        )}
        {notice && <div className={styles.notice}>{notice}</div>}
        {page.hasEnded && (
          <div className={styles.notice}>
            <Notice kind="info">{texts.chatEnded}</Notice>
          </div>
        )}
        <div className={styles.open}>
          {openId ? (
            <MessagePane
              key={openId}
              chatId={openId}
              onlineIds={onlineIds}
              shared={shared}
              selectedOn={page.selectedOn}
              onShared={page.dropShared}
              found={found}
              onFound={(messageId) => openAt(openId, messageId)}
              onLeaveFound={page.leaveFound}
              onLeft={() => page.leave(openId)}
            />
          ) : (
            <div className={styles.none}>
              <p role="status" className={textStyles.h5}>
                {texts.selectChat}
              </p>
              {isSharing(shared) && (
                <p className={classNames(textStyles.body, textStyles.quiet)}>{texts.sharedWithNextMessage}</p>
              )}
            </div>
          )}
        </div>
      </section>
      {!hasNoOnline && (
        <aside aria-label={texts.usersOnline} className={classNames(styles.panel, styles.online)}>
          <div className={styles.heading}>
            <h2 className={textStyles.h4}>{texts.usersOnline}</h2>
          </div>
          {online}
        </aside>
      )}
      {isMenuOpen && (
        <ChatMenuDialog
          chats={chats}
          online={online}
          search={<PeopleSearch listsPartners onlineIds={onlineIds} onChoose={chatWith} />}
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
