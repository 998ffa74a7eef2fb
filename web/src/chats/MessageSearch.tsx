import type { ReactNode } from 'react';
import { fill } from '../../../schema/fill';
import { failsOffline } from '../apollo/reachabilityLink';
import { Button } from '../kit/Button';
import { classNames } from '../kit/classNames';
import { TextInput } from '../kit/Field';
import { Notice } from '../kit/Notice';
import textStyles from '../kit/text.module.css';
import { useSearchText } from '../kit/useSearchText';
import { SearchResultRow } from './SearchResultRow';
import { useFindMessagesQuery } from './MessageSearch.generated';
import { PanelSkeleton } from './PanelSkeleton';
import { tryAgain } from '../kit/texts';
import * as texts from './texts';
import rows from './rows.module.css';
import styles from './MessageSearch.module.css';

interface Props {
  typed: string;
  onType: (text: string) => void;
  /** The chat to search; all chats of the viewer without it. */
  chatId?: string;
  /** The found message that is open. */
  foundId: string | undefined;
  onOpen: (chatId: string, messageId: string) => void;
  /** Shown while the field is empty. */
  children?: ReactNode;
}

/** Finds messages by their words, in one chat or in all chats of the viewer. */
export function MessageSearch({ typed, onType, chatId, foundId, onOpen, children }: Props) {
  const text = useSearchText(typed);
  const label = chatId ? texts.searchThisChat : texts.searchMessages;
  return (
    <>
      <div
        role="search"
        aria-label={chatId ? texts.messagesOfThisChat : texts.messagesOfAllChats}
        className={styles.search}
      >
        <TextInput
          type="search"
          aria-label={label}
          placeholder={label}
          autoFocus={Boolean(chatId)}
          autoComplete="off"
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
      </div>
      {typed.trim() ? <Found text={text} chatId={chatId} foundId={foundId} onOpen={onOpen} /> : children}
    </>
  );
}

function Found({
  text,
  chatId,
  foundId,
  onOpen,
}: Pick<Props, 'chatId' | 'foundId' | 'onOpen'> & { text: string }) {
  // results are not cached, as the viewer may leave their chats
  const { data, previousData, error, refetch, fetchMore } = useFindMessagesQuery({
    variables: { text, chatId },
    skip: !text,
    fetchPolicy: 'no-cache',
    context: failsOffline,
  });
  const found = (data ?? previousData)?.messages;
  if (error)
    return (
      <Notice kind="error">
        {texts.searchFailed}{' '}
        <Button size="small" onClick={() => void refetch().catch(() => undefined)}>
          {tryAgain}
        </Button>
      </Notice>
    );
  if (!found) return <PanelSkeleton />;
  if (!found.items.length)
    return (
      <div role="status" className={rows.status}>
        <p className={classNames(textStyles.h5, styles.nothing)}>{fill(texts.nothingFound, { text })}</p>
        <div className={rows.note}>{texts.nothingFoundHint}</div>
      </div>
    );
  const more = () =>
    fetchMore({
      variables: { before: found.items.at(-1)!.id },
      updateQuery: (before, { fetchMoreResult: { messages } }) => ({
        messages: { ...messages, items: [...before.messages.items, ...messages.items] },
      }),
    }).catch(() => undefined);
  return (
    <>
      <ul aria-label={chatId ? texts.messagesFoundInChat : texts.messagesFound} className={rows.list}>
        {found.items.map((message) => (
          <SearchResultRow
            key={message.id}
            message={message}
            text={text}
            isInChat={chatId !== undefined}
            isOpen={message.id === foundId}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {found.hasEarlier && (
        <Button size="small" onClick={() => void more()}>
          {texts.showEarlier}
        </Button>
      )}
    </>
  );
}
