import { lazy, Suspense, useState } from 'react';
import { LIMITS } from '../../../schema/limits';
import { addNights, withCheckIn, withCheckOut, type StayDates } from '../../../schema/nights';
import { DateField } from '../ui/DateField';
import type { StayEnd } from './StayCalendar';
import type { PricesOf } from './useNightPrices';

const loadCalendar = () => import('./StayCalendar');
const StayCalendar = lazy(() => loadCalendar().then((module) => ({ default: module.StayCalendar })));

interface Props {
  stay: StayDates;
  onChange: (stay: StayDates) => void;
  /** Today at the destination. */
  today: string;
  /** Whose prices the calendar shows. */
  pricesOf: PricesOf;
}

/** Check-in and check-out; a date that does not fit is adjusted, without a message (specification, section 5). */
export function StayFields({ stay, onChange, today, pricesOf }: Props) {
  const [opened, setOpened] = useState<{ end: StayEnd; field: HTMLElement | null }>();
  const last = addNights(today, LIMITS.yearsAhead * 365);
  const calendar = (end: StayEnd) => ({
    min: today,
    max: last,
    isCalendarOpen: opened?.end === end,
    onCalendarNear: () => void loadCalendar(),
    onCalendar: (field: HTMLElement | null) => setOpened({ end, field }),
  });
  return (
    <>
      <DateField
        label="Check-in"
        value={stay.checkIn}
        onChange={(night) => onChange(withCheckIn(stay, night))}
        {...calendar('checkIn')}
      />
      <DateField
        label="Check-out"
        value={stay.checkOut}
        onChange={(night) => onChange(withCheckOut(stay, night))}
        {...calendar('checkOut')}
      />
      {opened && (
        <Suspense fallback={null}>
          <StayCalendar
            anchor={opened.field}
            end={opened.end}
            of={pricesOf}
            onClose={() => setOpened(undefined)}
            {...{ stay, today, last, onChange }}
          />
        </Suspense>
      )}
    </>
  );
}
