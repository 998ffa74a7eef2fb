import { useState } from 'react';
import { withCheckIn, type StayDates } from '../../../schema/nights';
import { Calendar } from '../kit/Calendar';
import { monthAfter } from '../kit/calendarDays';
import { counted, spokenDate } from '../kit/format';
import { useNightPrices, type PricesOf } from './useNightPrices';

export type StayEnd = 'checkIn' | 'checkOut';

interface Props {
  anchor: HTMLElement;
  stay: StayDates;
  /** Which end of the stay is chosen first. */
  end: StayEnd;
  today: string;
  last: string;
  of: PricesOf;
  onChange: (stay: StayDates) => void;
  onClose: () => void;
}

/** The dates of a stay picked on a calendar of prices: first the check-in, then the check-out, then it closes. */
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
      label="Dates of your stay"
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
          {soldOut && `${spokenDate(soldOut)} is sold out. `}
          {choosing === 'checkIn'
            ? 'Choose your check-in.'
            : `Check-in ${spokenDate(stay.checkIn)}. Choose your check-out.`}
          {summary && (
            <div>
              The cheapest free room{forGuests(of.guests)}: {summary}
            </div>
          )}
        </>
      }
    />
  );
}

const forGuests = (guests?: number) => (guests ? ` for ${counted(guests, 'guest')}` : '');
