import { useState } from 'react';
import { MessageSearch } from './MessageSearch';
import { mdiClose } from '@mdi/js';
import { Icon } from '../kit/Icon';
import { IconButton } from '../kit/IconButton';
import rows from './rows.module.css';
import styles from './PaneSearch.module.css';

interface Props {
  chatId: string;
  /** The found message that is open. */
  foundId: string | undefined;
  onOpen: (messageId: string) => void;
  onClose: () => void;
}

/** Finds messages of the open chat; what is found stays above them, to go from one to the next. Escape closes it. */
export function PaneSearch({ chatId, foundId, onOpen, onClose }: Props) {
  const [typed, setTyped] = useState('');
  return (
    <div
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
      className={styles.place}
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
      <IconButton aria-label="Close the search" onClick={onClose}>
        <Icon path={mdiClose} />
      </IconButton>
    </div>
  );
}
