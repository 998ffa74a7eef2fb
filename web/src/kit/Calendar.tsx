import { useState, type ReactNode } from 'react';
import { DayPicker } from 'react-day-picker';
import { MEDIA } from '../../../schema/breakpoints.generated';
import { CalendarDay } from './CalendarDay';
import { monthAfter, toLocalDay, toNight } from './calendarDays';
import { CalendarNotes, type CalendarNote } from './calendarNote';
import { spokenDate } from './format';
import { Popover } from './Popover';
import { useMedia } from './useMedia';
import { useSwipe } from './useSwipe';
import styles from './Calendar.module.css';

interface Props {
  label: string;
  anchor: HTMLElement;
  from: string;
  to: string;
  min: string;
  max: string;
  /** The month to begin with is that of this night. */
  opensAt: string;
  notes: ReadonlyMap<string, CalendarNote>;
  /** The night up to which dates from `from` on would be chosen, while a day is pointed at. */
  pointed?: string;
  /** What to choose next and what the notes mean; read aloud as it changes. */
  hint: ReactNode;
  /** What else can be done with the dates, below the hint. */
  action?: ReactNode;
  /** Called with the day that is pointed at or focused, and with undefined when none is. */
  onPoint?: (night: string | undefined) => void;
  onMonth: (firstNight: string) => void;
  onChoose: (night: string) => void;
  onClose: () => void;
}

const components = { DayButton: CalendarDay };

/** Two months side by side, one on phones, with the dates from-to marked and a note at every night. */
export function Calendar(props: Props) {
  const { label, anchor, from, to, min, max, opensAt, notes, pointed, hint, action, ...on } = props;
  const { onPoint, onMonth, onChoose, onClose } = on;
  const [month, setMonth] = useState(() => toLocalDay(opensAt));
  const isNarrow = useMedia(MEDIA.oneMonth);
  const showMonth = (next: Date) => {
    setMonth(next);
    onMonth(toNight(next));
  };
  const swipe = useSwipe((step) => {
    const next = monthAfter(toNight(month), step);
    if (next >= monthAfter(min, 0) && next <= max) showMonth(toLocalDay(next));
  });
  const isPreviewed = pointed !== undefined && pointed > from;
  return (
    <Popover role="dialog" aria-label={label} anchor={anchor} onClose={onClose} className={styles.calendar}>
      <CalendarNotes value={notes}>
        <div {...swipe}>
          <DayPicker
            mode="range"
            autoFocus
            weekStartsOn={1}
            numberOfMonths={isNarrow ? 1 : 2}
            selected={{ from: toLocalDay(from), to: toLocalDay(isPreviewed ? from : to) }}
            modifiers={{
              preview: isPreviewed ? { from: toLocalDay(from), to: toLocalDay(pointed) } : false,
            }}
            modifiersClassNames={{ preview: 'preview' }}
            onDayMouseEnter={(day) => onPoint?.(toNight(day))}
            onDayMouseLeave={() => onPoint?.(undefined)}
            onDayFocus={(day) => onPoint?.(toNight(day))}
            month={month}
            onMonthChange={showMonth}
            startMonth={toLocalDay(min)}
            endMonth={toLocalDay(max)}
            disabled={[{ before: toLocalDay(min) }, { after: toLocalDay(max) }]}
            onSelect={(_range, day) => onChoose(toNight(day))}
            components={components}
            labels={{
              labelDayButton: (day, { today, selected, disabled }) => {
                const night = toNight(day);
                const note = disabled ? undefined : notes.get(night);
                // begins with what is seen, so that who speaks to the machine can say that
                const seen = [day.getDate(), note?.text].filter(Boolean).join(' ');
                return [seen, today && 'Today', spokenDate(night), note?.spoken, selected && 'chosen']
                  .filter(Boolean)
                  .join(', ');
              },
            }}
          />
        </div>
      </CalendarNotes>
      <div aria-live="polite" className={styles.hint}>
        {hint}
      </div>
      {action}
    </Popover>
  );
}
