import { fill } from '../../../schema/fill';
import { failsOffline } from '../apollo/reachabilityLink';
import { Button } from '../kit/Button';
import { classNames } from '../kit/classNames';
import { Notice } from '../kit/Notice';
import textStyles from '../kit/text.module.css';
import { SearchResultRow } from './SearchResultRow';
import { useFindMessagesQuery } from './FoundMessages.generated';
import { PanelSkeleton } from './PanelSkeleton';
import { tryAgain } from '../kit/texts';
import * as texts from './texts';
import rows from './rows.module.css';
import styles from './FoundMessages.module.css';

interface Props {
  text: string;
  /** The chat to search; all chats of the viewer without it. */
  chatId?: string;
  /** The found message that is open. */
  foundId: string | undefined;
  onOpen: (chatId: string, messageId: string) => void;
}

/** The messages of one chat, or of all chats of the viewer, in which these words begin. */
export function FoundMessages({ text, chatId, foundId, onOpen }: Props) {
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
