import { addNights, LIMITS, withCheckIn, withCheckOut, type StayDates } from '../../../schema/rules';
import { DateField } from '../ui/DateField';

interface Props {
  stay: StayDates;
  onChange: (stay: StayDates) => void;
  /** Today at the destination. */
  today: string;
}

/** Check-in and check-out; a date that does not fit is adjusted, without a message (specification, section 5). */
export function StayFields({ stay, onChange, today }: Props) {
  const last = addNights(today, LIMITS.yearsAhead * 365);
  return (
    <>
      <DateField
        label="Check-in"
        value={stay.checkIn}
        min={today}
        max={last}
        onChange={(night) => onChange(withCheckIn(stay, night))}
      />
      <DateField
        label="Check-out"
        value={stay.checkOut}
        min={today}
        max={last}
        onChange={(night) => onChange(withCheckOut(stay, night))}
      />
    </>
  );
}
