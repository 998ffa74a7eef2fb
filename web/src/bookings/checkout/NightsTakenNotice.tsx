import { listed } from '../../../../schema/spoken';
import { fill } from '../../../../schema/fill';
import type { StayDates } from '../../../../schema/nights';
import type { SelectionStep } from '../../rooms/selection';
import { Button } from '../../kit/Button';
import { dollars, spokenStay } from '../../kit/format';
import { Marked } from '../../kit/Marked';
import { Notice } from '../../kit/Notice';
import text from '../../kit/text.module.css';
import type { NightsTakenNotice_ProblemFragment } from './NightsTakenNotice.generated';
import styles from './NightsTakenNotice.module.css';
import { alternativesFor, nightsInWords, takenRooms } from './takenRooms';
import * as texts from './texts';

interface Props {
  problem: NightsTakenNotice_ProblemFragment;
  selection: readonly string[];
  select: (step: SelectionStep) => void;
  changeStay: (stay: StayDates) => void;
}

/** The rooms and nights that another guest has taken, with buttons for free rooms or dates. */
export function NightsTakenNotice({ problem, selection, select, changeStay }: Props) {
  const taken = takenRooms(problem.nights);
  const instead = alternativesFor(problem.alternatives, taken, selection);
  return (
    <Notice kind="warning" hasIcon={false}>
      <p className={text.h5}>{problem.message}</p>
      <ul className={styles.taken}>
        {taken.map(({ id, number, nights }) => (
          <li key={id}>{fill(texts.roomAndNights, { number, nights: nightsInWords(nights) })}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        {instead.length > 0 && (
          <Button
            size="small"
            variant="contained"
            onClick={() =>
              select({
                type: 'replace',
                taken: taken.map(({ id }) => id),
                instead: instead.map(({ id }) => id),
              })
            }
          >
            <Marked
              words={fill(texts.takeRoomsInstead, { rooms: listed(instead.map(roomAndPrice)) })}
              written={instead.map(({ roomType }) => roomType.texts.title)}
            />
          </Button>
        )}
        {problem.nearestDates.map((dates) => (
          <Button
            key={dates.checkIn}
            size="small"
            variant="outlined"
            className={styles.dates}
            onClick={() => changeStay(dates)}
          >
            {fill(texts.changeToDates, { stay: spokenStay(dates.checkIn, dates.checkOut) })}
          </Button>
        ))}
        <Button size="small" onClick={() => taken.forEach(({ id }) => select({ type: 'drop', id }))}>
          {fill(texts.removeTakenRooms, { count: taken.length })}
        </Button>
      </div>
    </Notice>
  );
}

type Alternative = NightsTakenNotice_ProblemFragment['alternatives'][number];

function roomAndPrice({ number, roomType: { texts: written, stayPrice } }: Alternative): string {
  const type = written.title.text;
  return stayPrice
    ? fill(texts.roomNumberForPrice, { type, number, price: dollars(stayPrice.totalCents) })
    : fill(texts.roomNumber, { type, number });
}
