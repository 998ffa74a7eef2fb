import { LIMITS } from '../../../schema/limits';
import { roomDetailWords } from '../../../schema/roomDetails';
import checkbox from '../kit/checkbox.module.css';
import { classNames } from '../kit/classNames';
import text from '../kit/text.module.css';
import { inCommon, withoutCommon, type DescribedRoom } from './roomDifferences';
import styles from './RoomNumberBoxes.module.css';
import type { Selection } from './selection';

interface Props {
  roomNumbers: readonly DescribedRoom[];
  free: ReadonlySet<string>;
  held: ReadonlySet<string>;
  ticked: Selection;
  /** How many are chosen in other room types. */
  chosenElsewhere: number;
  onChange: (ticked: Selection) => void;
  /** The one that is proposed: it stands by itself, above the others to choose from. */
  proposed?: string;
  legend?: string;
  /** The note on those in `held`. */
  heldNote?: string;
}

/**
 * A checkbox for each room number; those that are not free for every night of the stay cannot be ticked. One may be
 * proposed.
 */
export function RoomNumberBoxes(props: Props) {
  const { roomNumbers, free, held, ticked, chosenElsewhere, onChange } = props;
  const { proposed, legend = 'Room numbers', heldNote = 'held for you' } = props;
  const chosen = ticked.filter((id) => free.has(id));
  const full = chosen.length + chosenElsewhere >= LIMITS.roomNumbersPerCheckout;
  const toggle = (id: string) =>
    onChange(ticked.includes(id) ? ticked.filter((other) => other !== id) : [...ticked, id]);
  const note = (id: string) => (!free.has(id) ? 'taken' : held.has(id) ? heldNote : undefined);

  const common = inCommon(roomNumbers);
  const commonWords = roomDetailWords(common);
  const differenceOf = (details: Partial<DescribedRoom>) => roomDetailWords(withoutCommon(details, common));

  const others = roomNumbers.filter(({ id }) => id !== proposed);
  const groups = [
    { title: 'Your room', numbers: roomNumbers.filter(({ id }) => id === proposed) },
    { title: proposed ? 'Or choose your room' : legend, numbers: others },
  ];

  return (
    <div className={styles.boxes}>
      {commonWords && (
        <p className={classNames(text.small, text.quiet)}>
          {roomNumbers.length > 1 ? `All of these: ${commonWords}` : commonWords}
        </p>
      )}
      {groups.map(
        ({ title, numbers }) =>
          numbers.length > 0 && (
            <fieldset key={title} className={styles.group}>
              <legend className={classNames(text.h5, styles.legend)}>{title}</legend>
              <div className={classNames(styles.numbers, numbers.some(differenceOf) && styles.described)}>
                {numbers.map(({ id, number, ...details }) => (
                  <label key={id} className={styles.choice}>
                    <input
                      type="checkbox"
                      checked={chosen.includes(id)}
                      disabled={!free.has(id) || (full && !chosen.includes(id))}
                      onChange={() => toggle(id)}
                      className={classNames(checkbox.checkbox, styles.box)}
                    />
                    <NumberLabel number={number} notes={[differenceOf(details), note(id)]} />
                  </label>
                ))}
              </div>
            </fieldset>
          ),
      )}
      <p role="status" className={classNames(text.small, text.quiet, styles.status)}>
        {free.size === 0 &&
          'All of these are taken for your dates. Other dates or another room type may be free.'}
        {full && `${LIMITS.roomNumbersPerCheckout} rooms is the most that one booking can hold.`}
      </p>
    </div>
  );
}

/** A room number, and what there is to say of it below. */
function NumberLabel({ number, notes }: { number: number; notes: (string | undefined)[] }) {
  return (
    <span>
      {number}{' '}
      {notes.filter(Boolean).map((note) => (
        <span key={note} className={styles.note}>
          {note}{' '}
        </span>
      ))}
    </span>
  );
}
