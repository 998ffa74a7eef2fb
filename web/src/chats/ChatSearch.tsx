import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from '../kit/classNames';
import { TextInput } from '../kit/Field';
import textStyles from '../kit/text.module.css';
import { useSearchText } from '../kit/useSearchText';
import { FoundMessages } from './FoundMessages';
import { FoundPeople } from './FoundPeople';
import type { Person } from './PersonRow';
import * as texts from './texts';
import styles from './ChatSearch.module.css';

/** How many people are shown above the messages, before the viewer asks for more. */
const PEOPLE_FIRST = 4;

interface Props {
  typed: string;
  onType: (text: string) => void;
  /** False where the menu has a search for people of its own. */
  findsPeople: boolean;
  onlineIds: ReadonlySet<string>;
  /** The found message that is open. */
  foundId: string | undefined;
  onChoose: (person: Person) => void;
  onOpen: (chatId: string, messageId: string) => void;
  /** Shown while the field is empty. */
  children: ReactNode;
}

/**
 * Finds people by their names, and messages of all chats of the viewer by their words. The arrow keys move between the
 * field and what is found.
 */
export function ChatSearch(props: Props) {
  const { typed, onType, findsPeople, onlineIds, foundId, onChoose, onOpen, children } = props;
  const id = useId();
  const text = useSearchText(typed);
  const label = findsPeople ? texts.searchUsersAndMessages : texts.searchMessages;
  const isSearching = typed.trim() !== '';
  return (
    <>
      <div
        role="search"
        aria-label={findsPeople ? texts.usersAndMessages : texts.messagesOfAllChats}
        onKeyDown={isSearching ? moveFocus : undefined}
        className={styles.search}
      >
        <TextInput
          type="search"
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          value={typed}
          onChange={(event) => onType(event.target.value)}
        />
        {isSearching && findsPeople && (
          <div role="group" aria-labelledby={`${id}-people`}>
            <h3 id={`${id}-people`} className={classNames(textStyles.h5, styles.heading)}>
              {texts.people}
            </h3>
            <FoundPeople
              text={text}
              onlineIds={onlineIds}
              shownFirst={PEOPLE_FIRST}
              onChoose={(person) => {
                onType('');
                onChoose(person);
              }}
            />
          </div>
        )}
        {isSearching && (
          <div role="group" aria-labelledby={`${id}-messages`}>
            <h3 id={`${id}-messages`} className={classNames(textStyles.h5, styles.heading)}>
              {texts.messages}
            </h3>
            <FoundMessages text={text} foundId={foundId} onOpen={onOpen} />
          </div>
        )}
      </div>
      {!isSearching && children}
    </>
  );
}

/** Moves the focus to the next or previous of the field and the buttons below it. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const { currentTarget } = event;
  const buttons = currentTarget.querySelectorAll('button');
  const stops: HTMLElement[] = [...currentTarget.querySelectorAll('input'), ...buttons];
  event.preventDefault();
  stops[stops.findIndex((stop) => stop === document.activeElement) + step]?.focus();
}
