import { fill } from '../../../schema/fill';
import { countNights, type StayDates } from '../../../schema/nights';
import { Button } from '../kit/Button';
import { spokenDate } from '../kit/format';
import { Notice } from '../kit/Notice';
import type { shortStay } from './minimumStay';
import styles from './ShortStayNotice.module.css';
import * as texts from './texts';

interface Props {
  id: string;
  short: NonNullable<ReturnType<typeof shortStay>>;
  changeStay: (stay: StayDates) => void;
}

/** Explains that a room needs a longer stay and offers the shortest dates that are long enough. */
export function ShortStayNotice({ id, short: { words, longer }, changeStay }: Props) {
  return (
    <Notice id={id} kind="warning">
      {words}
      <div className={styles.action}>
        <Button size="small" variant="outlined" className={styles.longer} onClick={() => changeStay(longer)}>
          {fill(texts.changeToLongerStay, {
            count: countNights(longer.checkIn, longer.checkOut),
            date: spokenDate(longer.checkOut),
          })}
        </Button>
      </div>
    </Notice>
  );
}
