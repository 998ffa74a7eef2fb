import { Suspense, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { mdiCalendarMonthOutline } from '@mdi/js';
import { fill } from '../../../../../schema/fill';
import { lazyPart, loadAhead } from '../../../apollo/lazyPart';
import type { CalendarNote } from '../../../kit/calendarNote';
import { classNames } from '../../../kit/classNames';
import { TextInput } from '../../../kit/Field';
import { Icon } from '../../../kit/Icon';
import { IconButton } from '../../../kit/IconButton';
import { openCalendar, selectDate } from '../../../kit/texts';
import { todayHere } from '../../../kit/today';
import * as texts from './texts';
import type { TypedDate } from './useTypedDate';
import styles from './DateInput.module.css';

const loadCalendar = async () => (await import('../../../kit/Calendar')).Calendar;
const Calendar = lazyPart(loadCalendar);
const NO_NOTES: ReadonlyMap<string, CalendarNote> = new Map();
const [FIRST, LAST] = ['2000-01-01', '2099-12-31'];
/** A day that the calendar does not show, for a field without a date. */
const HIDDEN = '1999-12-31';

interface Props extends Omit<ComponentProps<'input'>, 'onChange' | 'value'> {
  /** Names the field in the names of its button and calendar. */
  label: string;
  /** The date as `YYYY-MM-DD`; empty for none. */
  value: string;
  date: TypedDate;
}

/** A date typed as dd/MMM/yyyy, or picked in the calendar that its button opens. */
export function DateInput({ label, value, date, onBlur, className, ...rest }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement>();
  const open = () => setAnchor(box.current!);
  const onKeyDown = (event: KeyboardEvent) => {
    // closes the calendar only, not the dialog in which the field is
    if (event.key === 'Escape' && anchor) event.stopPropagation();
  };
  return (
    <div ref={box} className={styles.box} onKeyDown={onKeyDown}>
      <TextInput
        {...rest}
        value={date.text}
        placeholder={selectDate}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => date.type(target.value)}
        onBlur={(event) => {
          date.leave();
          onBlur?.(event);
        }}
        onKeyDown={(event) => event.key === 'ArrowDown' && event.altKey && open()}
        className={classNames(styles.input, className)}
      />
      <IconButton
        size="small"
        aria-label={fill(openCalendar, { label })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onPointerEnter={() => loadAhead(loadCalendar)}
        onClick={open}
        className={styles.button}
      >
        <Icon path={mdiCalendarMonthOutline} size="small" />
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>
          <Calendar
            label={fill(texts.calendar, { label })}
            anchor={anchor}
            from={value || HIDDEN}
            to={value || HIDDEN}
            min={FIRST}
            max={LAST}
            opensAt={value || todayHere()}
            notes={NO_NOTES}
            hint={null}
            onMonth={() => undefined}
            onChoose={(night) => {
              date.choose(night);
              setAnchor(undefined);
            }}
            onClose={() => setAnchor(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
