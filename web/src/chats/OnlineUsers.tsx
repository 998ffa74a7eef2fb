import { classNames } from '../kit/classNames';
import { PersonRow, type Person } from './PersonRow';
import rows from './rows.module.css';

interface Props {
  /** Undefined until it is known. */
  people: readonly Person[] | undefined;
  onChoose: (person: Person) => void;
}

/** Who else is online now. */
export function OnlineUsers({ people, onChoose }: Props) {
  if (!people?.length)
    return (
      <p role="status" className={classNames(rows.status, rows.note)}>
        {people ? 'Sorry, no one is online at the moment' : 'Loading'}
      </p>
    );
  return (
    <ul className={rows.list}>
      {people.map((person) => (
        <PersonRow key={person.id} person={person} isOnline does="Chat with" onChoose={onChoose} />
      ))}
    </ul>
  );
}
