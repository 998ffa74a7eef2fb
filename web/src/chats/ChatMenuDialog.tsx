import { useState, type ReactNode } from 'react';
import { mdiClose } from '@mdi/js';
import { Dialog } from '../kit/Dialog';
import { Icon } from '../kit/Icon';
import { IconButton } from '../kit/IconButton';
import { tabId, Tabs } from '../kit/Tabs';
import { close } from '../kit/texts';
import * as texts from './texts';
import styles from './ChatMenuDialog.module.css';

const TABS = [texts.chats, texts.usersOnline, texts.searchForUser];
const PANEL = 'chat-panel';

interface Props {
  chats: ReactNode;
  online: ReactNode;
  search: ReactNode;
  onClose: () => void;
}

/** On narrow screens, the panels that do not fit beside the messages. */
export function ChatMenuDialog({ chats, online, search, onClose }: Props) {
  const [selected, select] = useState(0);
  return (
    <Dialog aria-label={texts.chatMenu} onClose={onClose} className={styles.dialog}>
      <div className={styles.bar}>
        <Tabs
          aria-label={texts.chatMenu}
          panelId={PANEL}
          tabs={TABS}
          chosen={selected}
          onChoose={select}
          className={styles.tabs}
        />
        <IconButton aria-label={close} onClick={onClose}>
          <Icon path={mdiClose} size="small" />
        </IconButton>
      </div>
      <div id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, selected)} className={styles.panel}>
        {[chats, online, search][selected]}
      </div>
    </Dialog>
  );
}
