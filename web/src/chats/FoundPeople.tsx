import { useState } from 'react';
import { fill } from '../../../schema/fill';
import { LIMITS } from '../../../schema/limits';
import { isPeopleSearch } from '../../../schema/textRules';
import { Button } from '../kit/Button';
import { classNames } from '../kit/classNames';
import { useChatPartnersQuery } from './People.generated';
import { PersonRow, type Person } from './PersonRow';
import * as texts from './texts';
import rows from './rows.module.css';

interface Props {
  text: string;
  onlineIds: ReadonlySet<string>;
  /** True to list people the viewer has chats with where the text is empty. */
  listsPartners?: boolean;
  /** The label of each person, with a placeholder for the name. */
  action?: string;
  /** How many people are shown at first; all by default. */
  shownFirst?: number;
  /** The class of the box that the people are in. */
  className?: string;
  onChoose: (person: Person) => void;
}

/** The people with these words in their names. */
export function FoundPeople(props: Props) {
  const { text, onlineIds, listsPartners = false, action = texts.chatWith, className, onChoose } = props;
  const [expanded, setExpanded] = useState<string>();
  const isTooShort = text !== '' && !isPeopleSearch(text);
  const isAsking = text === '' ? listsPartners : !isTooShort;
  const { data, previousData } = useChatPartnersQuery({
    variables: { text },
    skip: !isAsking,
    fetchPolicy: 'cache-and-network',
  });
  if (isTooShort)
    return (
      <p role="status" className={classNames(rows.status, rows.note)}>
        {fill(texts.typeMoreLetters, { count: LIMITS.searchLetters })}
      </p>
    );
  const found = isAsking ? (data ?? previousData)?.chatPartners : undefined;
  // an empty list of suggestions is not a search without results
  if (!found || (text === '' && !found.length)) return null;
  const shown = expanded === text ? found : found.slice(0, props.shownFirst);
  return (
    <div className={className}>
      {shown.length ? (
        <ul aria-label={texts.peopleFound} className={rows.list}>
          {shown.map((person) => (
            <PersonRow
              key={person.id}
              person={person}
              isOnline={onlineIds.has(person.id)}
              action={action}
              onChoose={onChoose}
            />
          ))}
        </ul>
      ) : (
        <p role="status" className={classNames(rows.status, rows.note)}>
          {texts.noUserMatches}
        </p>
      )}
      {shown.length < found.length && (
        <Button size="small" onClick={() => setExpanded(text)}>
          {texts.showMorePeople}
        </Button>
      )}
    </div>
  );
}
