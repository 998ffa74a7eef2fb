import { useState, type ReactNode } from 'react';
import { DayPicker } from 'react-day-picker';
import { MEDIA } from '../../../schema/breakpoints.generated';
import { CalendarDay } from './CalendarDay';
import { toLocalDay, toNight } from './calendarDays';
import { CalendarNotes, type CalendarNote } from './calendarNote';
import { spokenDate } from './format';
import { Popover } from './Popover';
import { useMedia } from './useMedia';
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
  /** What to choose next and what the notes mean; read aloud as it changes. */
  hint: ReactNode;
  onMonth: (firstNight: string) => void;
  onChoose: (night: string) => void;
  onClose: () => void;
}

const components = { DayButton: CalendarDay };

/** Two months side by side, one on phones, with the dates from-to marked and a note at every night. */
export function Calendar(props: Props) {
  const { label, anchor, from, to, min, max, opensAt, notes, hint, onMonth, onChoose, onClose } = props;
  const [month, setMonth] = useState(() => toLocalDay(opensAt));
  const isNarrow = useMedia(MEDIA.oneMonth);
  return (
    <Popover role="dialog" aria-label={label} anchor={anchor} onClose={onClose} className={styles.calendar}>
      <CalendarNotes value={notes}>
        <DayPicker
          mode="range"
          autoFocus
          weekStartsOn={1}
          numberOfMonths={isNarrow ? 1 : 2}
          selected={{ from: toLocalDay(from), to: toLocalDay(to) }}
          month={month}
          onMonthChange={(next) => {
            setMonth(next);
            onMonth(toNight(next));
          }}
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
      </CalendarNotes>
      <div aria-live="polite" className={styles.hint}>
        {hint}
      </div>
    </Popover>
  );
}
