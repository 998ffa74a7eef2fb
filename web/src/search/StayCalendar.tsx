import { useState } from 'react';
import { fill } from '../../../schema/fill';
import { withCheckIn, type StayDates } from '../../../schema/nights';
import { Calendar } from '../kit/Calendar';
import { monthAfter } from '../kit/calendarDays';
import { spokenDate } from '../kit/format';
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

/** A calendar with prices: it takes the check-in, then the check-out, and then closes. */
export function StayCalendar({ anchor, stay, end, today, last, of, onChange, onClose }: Props) {
  const [choosing, setChoosing] = useState(end);
  const [soldOut, setSoldOut] = useState('');
  const [month, setMonth] = useState(() => monthAfter(stay.checkIn, 0));
  const { notes, summary } = useNightPrices(of, month, today);

  const choose = (night: string) => {
    const beginsHere = choosing === 'checkIn' || night < stay.checkIn;
    if (beginsHere && notes.get(night)?.isSoldOut) return setSoldOut(night);
    setSoldOut('');
    if (beginsHere) {
      onChange(withCheckIn(stay, night));
      return setChoosing('checkOut');
    }
    onChange({ checkIn: stay.checkIn, checkOut: night });
    onClose();
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
    />
  );
}
