import type { ReactNode } from 'react';
import { fill } from '../../../schema/fill';
import { LIMITS } from '../../../schema/limits';
import { roomDetailWords } from '../../../schema/roomDetails';
import checkbox from '../kit/checkbox.module.css';
import { classNames } from '../kit/classNames';
import text from '../kit/text.module.css';
import { inCommon, withoutCommon, type DescribedRoom } from './roomDifferences';
import styles from './RoomNumberBoxes.module.css';
import type { Selection } from './selection';
import * as texts from './texts';

interface Props {
  roomNumbers: readonly DescribedRoom[];
  free: ReadonlySet<string>;
  held: ReadonlySet<string>;
  ticked: Selection;
  /** The number of rooms selected in other room types. */
  chosenElsewhere: number;
  onChange: (ticked: Selection) => void;
  /** The proposed room number, shown by itself above the others. */
  proposed?: string;
  legend?: string;
  /** The note beside the room numbers in `held`. */
  heldNote?: string;
  /** What else can be done with a room number, beside it. */
  actionOf?: ((room: DescribedRoom) => ReactNode) | undefined;
}

/** A checkbox for each room number, disabled if the room is not free for every night of the stay. */
export function RoomNumberBoxes(props: Props) {
  const { roomNumbers, free, held, ticked, chosenElsewhere, onChange } = props;
  const { proposed, legend = texts.roomNumbers, heldNote = texts.heldForYou, actionOf } = props;
  const selected = ticked.filter((id) => free.has(id));
  const full = selected.length + chosenElsewhere >= LIMITS.roomNumbersPerCheckout;
  const toggle = (id: string) =>
    onChange(ticked.includes(id) ? ticked.filter((other) => other !== id) : [...ticked, id]);
  const note = (id: string) => (!free.has(id) ? texts.taken : held.has(id) ? heldNote : undefined);

  const common = inCommon(roomNumbers);
  const commonWords = roomDetailWords(common);
  const differenceOf = (details: Partial<DescribedRoom>) => roomDetailWords(withoutCommon(details, common));

  const others = roomNumbers.filter(({ id }) => id !== proposed);
  const groups = [
    { title: texts.yourRoom, numbers: roomNumbers.filter(({ id }) => id === proposed) },
    { title: proposed ? texts.orChooseYourRoom : legend, numbers: others },
  ];

  return (
    <div className={styles.boxes}>
      {commonWords && (
        <p className={classNames(text.small, text.quiet)}>
          {roomNumbers.length > 1 ? fill(texts.allOfThese, { details: commonWords }) : commonWords}
        </p>
      )}
      {groups.map(
        ({ title, numbers }) =>
          numbers.length > 0 && (
            <fieldset key={title} className={styles.group}>
              <legend className={classNames(text.h5, styles.legend)}>{title}</legend>
              <div className={classNames(styles.numbers, numbers.some(differenceOf) && styles.described)}>
                {numbers.map(({ id, number, ...details }) => (
                  <div key={id} className={styles.room}>
                    <label className={styles.choice}>
                      <input
                        type="checkbox"
                        checked={selected.includes(id)}
                        disabled={!free.has(id) || (full && !selected.includes(id))}
                        onChange={() => toggle(id)}
                        className={classNames(checkbox.checkbox, styles.box)}
                      />
                      <NumberLabel number={number} notes={[differenceOf(details), note(id)]} />
                    </label>
                    {actionOf?.({ id, number, ...details })}
                  </div>
                ))}
              </div>
            </fieldset>
          ),
      )}
      <p role="status" className={classNames(text.small, text.quiet, styles.status)}>
        {free.size === 0 && texts.allTaken}
        {full && fill(texts.mostRooms, { most: LIMITS.roomNumbersPerCheckout })}
      </p>
    </div>
  );
}

/** A room number with notes below it. */
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
