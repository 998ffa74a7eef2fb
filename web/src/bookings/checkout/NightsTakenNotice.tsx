import type { StayDates } from '../../../../schema/nights';
import type { SelectionStep } from '../../rooms/selection';
import { Button } from '../../kit/Button';
import { dollars, spokenStay } from '../../kit/format';
import { Notice } from '../../kit/Notice';
import text from '../../kit/text.module.css';
import type { NightsTakenNotice_ProblemFragment } from './NightsTakenNotice.generated';
import styles from './NightsTakenNotice.module.css';
import { chooseInstead, nightsInWords, takenRooms } from './takenRooms';

interface Props {
  problem: NightsTakenNotice_ProblemFragment;
  selection: readonly string[];
  select: (step: SelectionStep) => void;
  changeStay: (stay: StayDates) => void;
}

/** Which rooms and nights somebody else has taken, with buttons for free rooms or dates. */
export function NightsTakenNotice({ problem, selection, select, changeStay }: Props) {
  const taken = takenRooms(problem.nights);
  const instead = chooseInstead(problem.alternatives, taken, selection);
  return (
    <Notice kind="warning" hasIcon={false}>
      <p className={text.h5}>{problem.message}</p>
      <ul className={styles.taken}>
        {taken.map(({ id, number, nights }) => (
          <li key={id}>
            Room {number}: {nightsInWords(nights)}
          </li>
        ))}
      </ul>
      <div className={styles.ways}>
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
            Take {instead.map(roomAndPrice).join(', ')} instead
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
            Stay {spokenStay(dates.checkIn, dates.checkOut)}
          </Button>
        ))}
        <Button size="small" onClick={() => taken.forEach(({ id }) => select({ type: 'drop', id }))}>
          Leave {taken.length === 1 ? 'this room' : 'these rooms'} out
        </Button>
      </div>
    </Notice>
  );
}

type Alternative = NightsTakenNotice_ProblemFragment['alternatives'][number];

const roomAndPrice = ({ number, roomType: { title, stayPrice } }: Alternative): string =>
  `${title} ${number}${stayPrice ? ` for ${dollars(stayPrice.totalCents)}` : ''}`;
