import { countNights, normaliseStay, type StayDates } from '../../../schema/nights';
import { classNames } from '../kit/classNames';
import { counted, spokenStay } from '../kit/format';
import { Notice } from '../kit/Notice';
import text from '../kit/text.module.css';
import { PastDates } from './PastDates';
import { guestsPerRoom } from './chosen';
import { StayFields } from './StayFields';
import { useParty } from './useParty';
import styles from './StayPicker.module.css';

interface Props {
  hotelId: string;
  stay: StayDates;
  /** The dates that were asked for, where they are over and the stay begins today instead. */
  past?: StayDates;
  today: string;
  /** What is wrong with the dates, if anything. */
  problem: string | undefined;
  onChange: (stay: StayDates) => void;
  onReadable: (isReadable: boolean) => void;
}

/** The dates of the stay, with their nights in words and what is wrong with them. */
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
          {spokenStay(checkIn, checkOut)}, {counted(nights, 'night')}
        </p>
      </div>
      <PastDates past={past} shown={stay} />
      {problem && <Notice kind="warning">{problem}</Notice>}
    </div>
  );
}
