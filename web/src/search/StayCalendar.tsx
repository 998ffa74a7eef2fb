import { useState } from 'react';
import { fill } from '../../../schema/fill';
import { addNights, countNights, normaliseStay, withCheckIn, type StayDates } from '../../../schema/nights';
import { Button } from '../kit/Button';
import { Calendar } from '../kit/Calendar';
import { monthAfter } from '../kit/calendarDays';
import { spokenDate } from '../kit/format';
import * as kitTexts from '../kit/texts';
import styles from './StayCalendar.module.css';
import * as texts from './texts';
import { useNightPrices, type PricesOf } from './useNightPrices';

export type StayEnd = 'checkIn' | 'checkOut';

interface Props {
  anchor: HTMLElement;
  stay: StayDates;
  /** The end of the stay to choose first. */
  end: StayEnd;
  today: string;
  last: string;
  of: PricesOf;
  onChange: (stay: StayDates) => void;
  onClose: () => void;
}

/**
 * A calendar with prices: it takes the check-in, then the check-out, and then closes. Clearing begins again with one night
 * from today.
 */
export function StayCalendar({ anchor, stay, end, today, last, of, onChange, onClose }: Props) {
  const [choosing, setChoosing] = useState(end);
  const [soldOut, setSoldOut] = useState('');
  const [month, setMonth] = useState(() => monthAfter(stay.checkIn, 0));
  const [pointed, setPointed] = useState<string>();
  const { notes, summary } = useNightPrices(of, month, today);

  const choose = (night: string) => {
    const beginsHere = choosing === 'checkIn' || night < stay.checkIn;
    if (beginsHere && notes.get(night)?.isSoldOut) return setSoldOut(night);
    setSoldOut('');
    setPointed(undefined);
    if (beginsHere) {
      onChange(withCheckIn(stay, night));
      return setChoosing('checkOut');
    }
    onChange({ checkIn: stay.checkIn, checkOut: night });
    onClose();
  };

  const isCheckOutNext = choosing === 'checkOut';
  const checkOut = isCheckOutNext && pointed && pointed > stay.checkIn ? pointed : stay.checkOut;
  const nights = normaliseStay({ checkIn: stay.checkIn, checkOut });
  const clear = () => {
    setSoldOut('');
    setChoosing('checkIn');
    onChange({ checkIn: today, checkOut: addNights(today, 1) });
  };

  return (
    <Calendar
      label={texts.datesOfStay}
      anchor={anchor}
      from={stay.checkIn}
      to={stay.checkOut}
      min={today}
      max={last}
      opensAt={month}
      notes={notes}
      pointed={isCheckOutNext ? pointed : undefined}
      onPoint={setPointed}
      onMonth={setMonth}
      onChoose={choose}
      onClose={onClose}
      hint={
        <>
          {soldOut && `${fill(texts.dateSoldOut, { date: spokenDate(soldOut) })} `}
          {choosing === 'checkIn'
            ? texts.chooseCheckIn
            : fill(texts.chooseCheckOut, { date: spokenDate(stay.checkIn) })}
          {summary && <div>{summary}</div>}
        </>
      }
      action={
        <div className={styles.foot}>
          <span>{fill(kitTexts.nights, { count: countNights(nights.checkIn, nights.checkOut) })}</span>
          <Button onClick={clear}>{texts.clearDates}</Button>
        </div>
      }
    />
  );
}
