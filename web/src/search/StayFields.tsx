import { Suspense, useRef, useState } from 'react';
import { LIMITS } from '../../../schema/limits';
import { addNights, withCheckIn, withCheckOut, type StayDates } from '../../../schema/nights';
import { DateField } from '../kit/DateField';
import { lazyPart, loadAhead } from '../apollo/lazyPart';
import type { StayEnd } from './StayCalendar';
import * as texts from './texts';
import type { PricesOf } from './useNightPrices';

const loadCalendar = async () => (await import('./StayCalendar')).StayCalendar;
const StayCalendar = lazyPart(loadCalendar);

const ENDS = [
  ['checkIn', texts.checkIn, withCheckIn],
  ['checkOut', texts.checkOut, withCheckOut],
] as const;

interface Props {
  stay: StayDates;
  onChange: (stay: StayDates) => void;
  /** Today at the destination. */
  today: string;
  /** Called with true if both fields can be read as dates; otherwise a form must not be sent. */
  onReadable?: (isReadable: boolean) => void;
  /** The city or hotel whose prices the calendar shows. */
  pricesOf: PricesOf;
}

/** Check-in and check-out. A date that does not fit is adjusted without a message (specification, section 5). */
export function StayFields({ stay, onChange, today, pricesOf, onReadable }: Props) {
  const [opened, setOpened] = useState<{ end: StayEnd; field: HTMLElement }>();
  const unreadable = useRef(new Set<StayEnd>());
  const last = addNights(today, LIMITS.yearsAhead * 365);
  return (
    <>
      {ENDS.map(([end, label, move]) => (
        <DateField
          key={end}
          label={label}
          name={end}
          value={stay[end]}
          min={today}
          max={last}
          isCalendarOpen={opened?.end === end}
          onChange={(night) => onChange(move(stay, night))}
          onReadable={(isReadable) => {
            unreadable.current[isReadable ? 'delete' : 'add'](end);
            onReadable?.(unreadable.current.size === 0);
          }}
          onCalendarNear={() => loadAhead(loadCalendar)}
          onCalendar={(field) => setOpened({ end, field })}
        />
      ))}
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
