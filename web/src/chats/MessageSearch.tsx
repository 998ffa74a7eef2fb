import { TextInput } from '../kit/Field';
import { useSearchText } from '../kit/useSearchText';
import { FoundMessages } from './FoundMessages';
import * as texts from './texts';
import styles from './MessageSearch.module.css';

interface Props {
  typed: string;
  onType: (text: string) => void;
  chatId: string;
  /** The found message that is open. */
  foundId: string | undefined;
  onOpen: (chatId: string, messageId: string) => void;
}

/** Finds messages of one chat by their words. */
export function MessageSearch({ typed, onType, chatId, foundId, onOpen }: Props) {
  const text = useSearchText(typed);
  return (
    <>
      <div role="search" aria-label={texts.messagesOfThisChat} className={styles.search}>
        <TextInput
          type="search"
          aria-label={texts.searchThisChat}
          placeholder={texts.searchThisChat}
          autoFocus
          autoComplete="off"
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
      {typed.trim() && <FoundMessages text={text} chatId={chatId} foundId={foundId} onOpen={onOpen} />}
    </>
  );
}
