import { useState, type ReactNode } from 'react';
import { mdiClose } from '@mdi/js';
import { Dialog } from '../kit/Dialog';
import { Icon } from '../kit/Icon';
import { IconButton } from '../kit/IconButton';
import { tabId, Tabs } from '../kit/Tabs';
import styles from './ChatMenuDialog.module.css';

const TABS = ['Chats', 'Users Online', 'Search for a user'];
const PANEL = 'chat-panel';

interface Props {
  chats: ReactNode;
  online: ReactNode;
  search: ReactNode;
  onClose: () => void;
}

/** On narrow screens: the panels that have no room beside the messages. */
export function ChatMenuDialog({ chats, online, search, onClose }: Props) {
  const [chosen, choose] = useState(0);
  return (
    <Dialog aria-label="Chat menu" onClose={onClose} className={styles.dialog}>
      <div className={styles.bar}>
        <Tabs
          aria-label="Chat menu"
          panelId={PANEL}
          tabs={TABS}
          chosen={chosen}
          onChoose={choose}
          className={styles.tabs}
        />
        <IconButton aria-label="Close" onClick={onClose}>
          <Icon path={mdiClose} size="small" />
        </IconButton>
      </div>
      <div id={PANEL} role="tabpanel" aria-labelledby={tabId(PANEL, chosen)} className={styles.panel}>
        {[chats, online, search][chosen]}
      </div>
    </Dialog>
  );
}
