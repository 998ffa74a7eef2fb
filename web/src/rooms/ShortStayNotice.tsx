import { countNights, type StayDates } from '../../../schema/nights';
import { Button } from '../kit/Button';
import { spokenDate } from '../kit/format';
import { Notice } from '../kit/Notice';
import type { shortStay } from './minimumStay';
import styles from './ShortStayNotice.module.css';

interface Props {
  id: string;
  short: NonNullable<ReturnType<typeof shortStay>>;
  changeStay: (stay: StayDates) => void;
}

/** That a room needs a longer stay, with a button for the dates that suffice. */
export function ShortStayNotice({ id, short: { words, longer }, changeStay }: Props) {
  return (
    <Notice id={id} kind="warning">
      {words}.
      <div className={styles.action}>
        <Button size="small" variant="outlined" className={styles.longer} onClick={() => changeStay(longer)}>
          Stay {countNights(longer.checkIn, longer.checkOut)} nights, until {spokenDate(longer.checkOut)}
        </Button>
      </div>
    </Notice>
  );
}
