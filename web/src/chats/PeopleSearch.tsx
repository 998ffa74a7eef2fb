import { useState } from 'react';
import { TextInput } from '../kit/Field';
import { useSearchText } from '../kit/useSearchText';
import { FoundPeople } from './FoundPeople';
import type { Person } from './PersonRow';
import * as texts from './texts';
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
export function PeopleSearch({ onChoose, ...found }: Props) {
  const [typed, setTyped] = useState('');
  const text = useSearchText(typed);
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
      <FoundPeople
        {...found}
        text={text}
        className={styles.found}
        onChoose={(person) => {
          setTyped('');
          onChoose(person);
        }}
      />
    </div>
  );
}
