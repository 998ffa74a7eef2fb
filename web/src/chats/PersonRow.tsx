import text from '../kit/text.module.css';
import { Avatar } from './Avatar';
import rows from './rows.module.css';

export interface Person {
  id: string;
  name: string;
  photo: string | null;
}

interface Props {
  person: Person;
  isOnline?: boolean;
  /** What pressing it does, before the name. */
  does: string;
  onChoose: (person: Person) => void;
}

/** Somebody with whom one can chat. */
export const PersonRow = ({ person, isOnline, does, onChoose }: Props) => (
  <li>
    <button
      type="button"
      aria-label={`${does} ${person.name}`}
      onClick={() => onChoose(person)}
      className={rows.row}
    >
      <Avatar photo={person.photo} isOnline={isOnline} size={32} />
      <span className={text.oneLine}>{person.name}</span>
    </button>
  </li>
);
