import { use, useEffect, useRef } from 'react';
import type { DayButtonProps } from 'react-day-picker';
import { toNight } from './calendarDays';
import { CalendarNotes } from './calendarNote';

/** One day to press: its number, and below it what there is to know of the night. */
export function CalendarDay({ day, modifiers, children, ...button }: DayButtonProps) {
  const box = useRef<HTMLButtonElement>(null);
  const known = use(CalendarNotes).get(toNight(day.date));
  const note = modifiers.disabled ? undefined : known;
  useEffect(() => {
    if (modifiers.focused) box.current?.focus();
  }, [modifiers.focused]);
  return (
    <button
      ref={box}
      {...button}
      data-noted={note && true}
      data-sold-out={note?.isSoldOut || undefined}
      data-marked={note?.isMarked || undefined}
    >
      <span className="number">{children}</span> <span className="note">{note?.text}</span>
    </button>
  );
}
