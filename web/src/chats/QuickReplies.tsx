import { useRef, useState } from 'react';
import { mdiTextBoxPlusOutline } from '@mdi/js';
import { MESSAGE_WORDS } from '../../../schema/words';
import { onlySignIn } from '../apollo/failureLink';
import { classNames } from '../kit/classNames';
import { Icon } from '../kit/Icon';
import { IconButton } from '../kit/IconButton';
import { Menu, MenuItem } from '../kit/Menu';
import text from '../kit/text.module.css';
import { tryAgain } from '../kit/texts';
import { useQuickRepliesQuery } from './QuickReplies.generated';
import * as texts from './texts';
import styles from './QuickReplies.module.css';

interface Props {
  bookingId: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onInsert: (text: string) => void;
}

/** The button with the texts of the hotel, filled for a booking, that staff insert in a message. */
export function QuickReplies({ bookingId, isOpen, onOpen, onInsert }: Props) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  return (
    <>
      <IconButton
        ref={setButton}
        aria-label={texts.quickReplies}
        title={texts.quickReplies}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => onOpen(true)}
        className={styles.button}
      >
        <Icon path={mdiTextBoxPlusOutline} />
      </IconButton>
      {isOpen && button && (
        <Replies {...{ bookingId, onInsert }} anchor={button} onClose={() => onOpen(false)} />
      )}
    </>
  );
}

function Replies({
  bookingId,
  anchor,
  onInsert,
  onClose,
}: Pick<Props, 'bookingId' | 'onInsert'> & { anchor: HTMLElement; onClose: () => void }) {
  const { data, error, refetch } = useQuickRepliesQuery({
    variables: { bookingId },
    // the booking and the texts change meanwhile
    fetchPolicy: 'network-only',
    context: onlySignIn,
  });
  const chosen = useRef<string>(undefined);
  const replies = data?.quickReplies;
  // the menu returns the focus to where it was, so that the text is inserted once it is closed
  const close = () => {
    onClose();
    const { current } = chosen;
    if (current !== undefined) setTimeout(() => onInsert(current));
  };
  return (
    <Menu
      key={replies ? 'replies' : 'waiting'}
      anchor={anchor}
      aria-label={texts.quickReplies}
      onClose={close}
      className={styles.menu}
    >
      {replies?.map((reply, place) => (
        <MenuItem
          key={reply.id}
          // the list may scroll, and is reached by Tab as well
          tabIndex={place === 0 ? 0 : -1}
          className={styles.item}
          onClick={() => {
            chosen.current = reply.text;
            close();
          }}
        >
          <span className={styles.name}>{reply.name || MESSAGE_WORDS[reply.kind]}</span>
          <span className={classNames(text.small, text.quiet, styles.words)}>{reply.text}</span>
        </MenuItem>
      ))}
      {replies?.length === 0 && <p className={styles.note}>{texts.noReplies}</p>}
      {!replies && !error && <p className={styles.note}>{texts.loadingReplies}</p>}
      {error && !replies && (
        <>
          <p role="alert" className={styles.note}>
            {texts.repliesNotLoaded}
          </p>
          <MenuItem onClick={() => void refetch().catch(() => undefined)}>{tryAgain}</MenuItem>
        </>
      )}
    </Menu>
  );
}
