import { useState } from 'react';
import { MessageSearch } from './MessageSearch';
import { mdiClose } from '@mdi/js';
import { Icon } from '../kit/Icon';
import { IconButton } from '../kit/IconButton';
import * as texts from './texts';
import rows from './rows.module.css';
import styles from './PaneSearch.module.css';

interface Props {
  chatId: string;
  /** The found message that is open. */
  foundId: string | undefined;
  onOpen: (messageId: string) => void;
  onClose: () => void;
}

/** Finds messages of the open chat. The results stay above its messages. Escape closes the search. */
export function PaneSearch({ chatId, foundId, onOpen, onClose }: Props) {
  const [typed, setTyped] = useState('');
  return (
    <div
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      className={styles.container}
    >
      <div className={rows.grow}>
        <MessageSearch
          typed={typed}
          onType={setTyped}
          chatId={chatId}
          foundId={foundId}
          onOpen={(_chatId, messageId) => onOpen(messageId)}
        />
      </div>
      <IconButton aria-label={texts.closeSearch} onClick={onClose}>
        <Icon path={mdiClose} />
      </IconButton>
    </div>
  );
}
