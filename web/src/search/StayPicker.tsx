import { fill } from '../../../schema/fill';
import { countNights, normaliseStay, type StayDates } from '../../../schema/nights';
import { classNames } from '../kit/classNames';
import { spokenStay } from '../kit/format';
import { Notice } from '../kit/Notice';
import text from '../kit/text.module.css';
import * as kitTexts from '../kit/texts';
import { PastDates } from './PastDates';
import { guestsPerRoom } from './lastSearch';
import { StayFields } from './StayFields';
import { useParty } from './useParty';
import styles from './StayPicker.module.css';

interface Props {
  hotelId: string;
  stay: StayDates;
  /** The requested dates, if they have passed and the stay begins today instead. */
  past?: StayDates;
  today: string;
  /** The problem with the dates, if any. */
  problem: string | undefined;
  onChange: (stay: StayDates) => void;
  onReadable: (isReadable: boolean) => void;
}

/** The dates of the stay, with the number of nights and any problem. */
export function StayPicker({ hotelId, stay, past, today, problem, onChange, onReadable }: Props) {
  const party = useParty();
  const { checkIn, checkOut } = normaliseStay(stay);
  const nights = countNights(checkIn, checkOut);
  return (
    <div className={styles.picker}>
      <div className={styles.fields}>
        <StayFields
          stay={stay}
          today={today}
          pricesOf={{ hotelId, guests: party && guestsPerRoom(party) }}
          onChange={onChange}
          onReadable={onReadable}
        />
        <p className={classNames(text.body, text.quiet, styles.spoken)}>
          {spokenStay(checkIn, checkOut)}, {fill(kitTexts.nights, { count: nights })}
        </p>
      </div>
      <PastDates past={past} shown={stay} />
      {problem && <Notice kind="warning">{problem}</Notice>}
    </div>
  );
}
