import { fill } from '../../../schema/fill';
import { countNights, normaliseStay, type StayDates } from '../../../schema/nights';
import { classNames } from '../kit/classNames';
import { spokenStay } from '../kit/format';
import { Notice } from '../kit/Notice';
import text from '../kit/text.module.css';
import * as kitTexts from '../kit/texts';
import { PastDates } from './PastDates';
import { StayFields } from './StayFields';
import { PartyField } from './PartyField';
import { useParty } from './useParty';
import styles from './StayPicker.module.css';

interface Props {
  hotelId: string;
  stay: StayDates;
  /** The requested dates, if they have passed and the stay begins today instead. */
  past?: StayDates;
  today: string;
  /** What the hotel says about children, if it has a rule. */
  childrenNote?: string | null;
  /** The problem with the dates, if any. */
  problem: string | undefined;
  onChange: (stay: StayDates) => void;
  onReadable: (isReadable: boolean) => void;
}

/** The dates and guests of the stay, with the number of nights and any problem. */
export function StayPicker(props: Props) {
  const { hotelId, stay, past, today, problem, childrenNote, onChange, onReadable } = props;
  const [party, changeParty] = useParty();
  const { checkIn, checkOut } = normaliseStay(stay);
  const nights = countNights(checkIn, checkOut);
  return (
    <div className={styles.picker}>
      <div className={styles.fields}>
        <StayFields
          stay={stay}
          today={today}
          pricesOf={{ hotelId, party }}
          onChange={onChange}
          onReadable={onReadable}
        />
        <PartyField party={party} className={styles.party} note={childrenNote} onChange={changeParty} />
        <p className={classNames(text.body, text.quiet, styles.spoken)}>
          {spokenStay(checkIn, checkOut)}, {fill(kitTexts.nights, { count: nights })}
        </p>
      </div>
      <PastDates past={past} shown={stay} />
      {party.children && childrenNote && <Notice kind="info">{childrenNote}</Notice>}
      {problem && <Notice kind="warning">{problem}</Notice>}
    </div>
  );
}
