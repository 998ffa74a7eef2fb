import { useState } from 'react';
import { fill } from '../../../schema/fill';
import { LIMITS } from '../../../schema/limits';
import { isPeopleSearch } from '../../../schema/textRules';
import { classNames } from '../kit/classNames';
import { TextInput } from '../kit/Field';
import { useSearchText } from '../kit/useSearchText';
import { useChatPartnersQuery } from './People.generated';
import { PersonRow, type Person } from './PersonRow';
import * as texts from './texts';
import rows from './rows.module.css';
import styles from './PeopleSearch.module.css';

interface Props {
  onlineIds: ReadonlySet<string>;
  /** True to list people the viewer has chats with before anything is typed. */
  listsPartners?: boolean;
  /** The label of each person, with a placeholder for the name. */
  action?: string;
  onChoose: (person: Person) => void;
}

/** Finds people by their name. */
export function PeopleSearch({ onlineIds, listsPartners = false, action = texts.chatWith, onChoose }: Props) {
  const [typed, setTyped] = useState('');
  const text = useSearchText(typed);
  const isTooShort = text !== '' && !isPeopleSearch(text);
  const isAsking = text === '' ? listsPartners : !isTooShort;
  const { data, previousData } = useChatPartnersQuery({
    variables: { text },
    skip: !isAsking,
    fetchPolicy: 'cache-and-network',
  });
  const found = isAsking ? (data ?? previousData)?.chatPartners : undefined;
  // an empty list of suggestions is not a search without results
  const people = text === '' && !found?.length ? undefined : found;
  const choose = (person: Person) => {
    setTyped('');
    onChoose(person);
  };
  return (
    <div role="search" className={styles.search}>
      <TextInput
        type="search"
        aria-label={texts.searchForUser}
        placeholder={texts.searchForUser}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isTooShort && (
        <p role="status" className={classNames(rows.status, rows.note)}>
          {fill(texts.typeMoreLetters, { count: LIMITS.searchLetters })}
        </p>
      )}
      {people && (
        <div className={styles.found}>
          {people.length ? (
            <ul aria-label={texts.peopleFound} className={rows.list}>
              {people.map((person) => (
                <PersonRow
                  key={person.id}
                  person={person}
                  isOnline={onlineIds.has(person.id)}
                  action={action}
                  onChoose={choose}
                />
              ))}
            </ul>
          ) : (
            <p role="status" className={classNames(rows.status, rows.note)}>
              {texts.noUserMatches}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
