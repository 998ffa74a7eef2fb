import type { ReactNode } from 'react';
import { failsOffline } from '../apollo/lineLink';
import { Button } from '../kit/Button';
import { classNames } from '../kit/classNames';
import { TextInput } from '../kit/Field';
import { Notice } from '../kit/Notice';
import words from '../kit/text.module.css';
import { useSearchText } from '../kit/useSearchText';
import { FoundRow } from './FoundRow';
import { useFindMessagesQuery } from './MessageSearch.generated';
import { PanelSkeleton } from './PanelSkeleton';
import rows from './rows.module.css';
import styles from './MessageSearch.module.css';

interface Props {
  typed: string;
  onType: (text: string) => void;
  /** The one chat that is searched; else all of one's chats. */
  chatId?: string;
  /** The found message that is open. */
  foundId: string | undefined;
  onOpen: (chatId: string, messageId: string) => void;
  /** What is shown while nothing is searched for. */
  children?: ReactNode;
}

/** Finds messages by their words, in all of one's chats or in one. */
export function MessageSearch({ typed, onType, chatId, foundId, onOpen, children }: Props) {
  const text = useSearchText(typed);
  const label = chatId ? 'Search in this chat' : 'Search messages';
  return (
    <>
      <div
        role="search"
        aria-label={chatId ? 'Messages of this chat' : 'Messages of all chats'}
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
  // What is found is not kept: one may have left its chat since.
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
        The messages could not be searched.{' '}
        <Button size="small" onClick={() => void refetch().catch(() => undefined)}>
          Try again
        </Button>
      </Notice>
    );
  if (!found) return <PanelSkeleton />;
  if (!found.items.length)
    return (
      <div role="status" className={rows.status}>
        <p className={classNames(words.h5, styles.nothing)}>{`Nothing found for "${text}"`}</p>
        <div className={rows.note}>Each word must begin a word of the message.</div>
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
      <ul aria-label={chatId ? 'Messages found in this chat' : 'Messages found'} className={rows.list}>
        {found.items.map((message) => (
          <FoundRow
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
          Show earlier messages
        </Button>
      )}
    </>
  );
}
