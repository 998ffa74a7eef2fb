import { useState } from 'react';
import { LIMITS } from '../../../schema/limits';
import { isPeopleSearch } from '../../../schema/textRules';
import { classNames } from '../kit/classNames';
import { TextInput } from '../kit/Field';
import { useSearchText } from '../kit/useSearchText';
import { useChatPartnersQuery } from './People.generated';
import { PersonRow, type Person } from './PersonRow';
import rows from './rows.module.css';
import styles from './SearchPanel.module.css';

interface Props {
  onlineIds: ReadonlySet<string>;
  /** Whether people with whom one has a chat are listed before anything is typed. */
  listsPartners?: boolean;
  does?: string;
  onChoose: (person: Person) => void;
}

/** Finds people by their name. */
export function SearchPanel({ onlineIds, listsPartners = false, does = 'Chat with', onChoose }: Props) {
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
  // Where nobody is suggested, nothing was searched for.
  const people = text === '' && !found?.length ? undefined : found;
  const choose = (person: Person) => {
    setTyped('');
    onChoose(person);
  };
  return (
    <div role="search" className={styles.search}>
      <TextInput
        type="search"
        aria-label="Search for a user"
        placeholder="Search for a user"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {isTooShort && (
        <p role="status" className={classNames(rows.status, rows.note)}>
          Type at least {LIMITS.searchLetters} letters of the name.
        </p>
      )}
      {people && (
        <div className={styles.found}>
          {people.length ? (
            <ul aria-label="People found" className={rows.list}>
              {people.map((person) => (
                <PersonRow
                  key={person.id}
                  person={person}
                  isOnline={onlineIds.has(person.id)}
                  does={does}
                  onChoose={choose}
                />
              ))}
            </ul>
          ) : (
            <p role="status" className={classNames(rows.status, rows.note)}>
              No user matches your search !!!
            </p>
          )}
        </div>
      )}
    </div>
  );
}
