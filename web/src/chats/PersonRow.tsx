import { fill } from '../../../schema/fill';
import textStyles from '../kit/text.module.css';
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
  /** The label of the button, with a placeholder for the name: 'Add {name}'. */
  action: string;
  onChoose: (person: Person) => void;
}

/** A button for a person. */
export const PersonRow = ({ person, isOnline, action, onChoose }: Props) => (
  <li>
    <button
      type="button"
      aria-label={fill(action, { name: person.name })}
      onClick={() => onChoose(person)}
      className={rows.row}
    >
      <Avatar photo={person.photo} isOnline={isOnline} size={32} />
      <span className={textStyles.oneLine}>{person.name}</span>
    </button>
  </li>
);
