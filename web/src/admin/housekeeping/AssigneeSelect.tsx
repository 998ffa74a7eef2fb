import { SelectInput } from '../../kit/Field';
import type { RoomList } from './roomRows';
import styles from './Housekeeping.module.css';
import * as texts from './texts';

type Person = RoomList['colleagues'][number];

interface Props {
  label: string;
  /** The id of the person; empty for nobody, undefined for several people. */
  value: string | undefined;
  colleagues: readonly Person[];
  /** Those who are assigned now, also if they no longer work here. */
  present: readonly Person[];
  isDisabled: boolean;
  onChoose: (userId: string | null) => void;
}

/** Who cleans a floor or a room; it needs a connection. */
export function AssigneeSelect({ label, value, colleagues, present, isDisabled, onChoose }: Props) {
  const people = [...new Map([...colleagues, ...present].map((person) => [person.id, person])).values()];
  return (
    <SelectInput
      aria-label={label}
      value={value ?? SEVERAL}
      disabled={isDisabled}
      className={styles.assignee}
      onChange={({ target }) => target.value !== SEVERAL && onChoose(target.value || null)}
    >
      {value === undefined && <option value={SEVERAL}>{texts.severalPeople}</option>}
      <option value="">{texts.nobody}</option>
      {people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectInput>
  );
}

const SEVERAL = 'several';
