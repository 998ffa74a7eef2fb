import { classNames } from '../kit/classNames';
import { PersonRow, type Person } from './PersonRow';
import { loading } from '../kit/texts';
import * as texts from './texts';
import rows from './rows.module.css';

interface Props {
  /** Undefined while loading. */
  people: readonly Person[] | undefined;
  onChoose: (person: Person) => void;
}

/** The other people who are online now. */
export function OnlineUsers({ people, onChoose }: Props) {
  if (!people?.length)
    return (
      <p role="status" className={classNames(rows.status, rows.note)}>
        {people ? texts.noOneOnline : loading}
      </p>
    );
  return (
    <ul className={rows.list}>
      {people.map((person) => (
        <PersonRow key={person.id} person={person} isOnline action={texts.chatWith} onChoose={onChoose} />
      ))}
    </ul>
  );
}
