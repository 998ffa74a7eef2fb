import { fill } from '../../../schema/fill';
import { addNights, countNights, normaliseStay } from '../../../schema/nights';
import { Button } from '../kit/Button';
import { classNames } from '../kit/classNames';
import text from '../kit/text.module.css';
import * as kitTexts from '../kit/texts';
import { StayFields } from '../search/StayFields';
import styles from './StayBar.module.css';
import * as texts from './texts';
import type { SearchedStay } from './useSearchedStay';

/** The dates for which the hotels are priced, and the guests. */
export function StayBar({ stay, party, today, change }: SearchedStay) {
  if (!stay)
    return (
      <div className={styles.bar}>
        <p className={classNames(text.body, text.quiet)}>{texts.withoutDates}</p>
        <Button
          variant="outlined"
          onClick={() => change({ checkIn: addNights(today, 1), checkOut: addNights(today, 2) })}
        >
          {texts.chooseDates}
        </Button>
      </div>
    );
  const { checkIn, checkOut } = normaliseStay(stay);
  const words = [
    fill(kitTexts.nights, { count: countNights(checkIn, checkOut) }),
    fill(kitTexts.guests, { count: party.guests }),
    fill(kitTexts.rooms, { count: party.rooms }),
  ];
  return (
    <div className={styles.bar}>
      <div className={styles.fields}>
        <StayFields stay={stay} onChange={change} today={today} pricesOf={{}} />
      </div>
      <p className={classNames(text.body, text.quiet)}>{words.join(' · ')}</p>
    </div>
  );
}
