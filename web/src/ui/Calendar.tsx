import { DayPicker } from 'react-day-picker';
import Popover from '@mui/material/Popover';
import { calendarStyles } from './calendarStyles';

interface Props {
  label: string;
  anchor: HTMLElement | null;
  value: string;
  min: string;
  max: string;
  onChoose: (night: string) => void;
  onClose: () => void;
}

// The picker works with local midnights; at its border they become calendar dates again.
const toLocalDay = (night: string) => new Date(`${night}T00:00:00`);
const two = (value: number) => String(value).padStart(2, '0');
const toNight = (day: Date) => `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;

/** The calendar of a date field. */
export function Calendar({ label, anchor, value, min, max, onChoose, onClose }: Props) {
  const selected = value ? toLocalDay(value) : undefined;
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: calendarStyles } }}
    >
      <DayPicker
        mode="single"
        autoFocus
        required
        weekStartsOn={1}
        selected={selected}
        defaultMonth={selected ?? (min ? toLocalDay(min) : undefined)}
        startMonth={min ? toLocalDay(min) : undefined}
        endMonth={max === '9999-12-31' ? undefined : toLocalDay(max)}
        disabled={[...(min ? [{ before: toLocalDay(min) }] : []), { after: toLocalDay(max) }]}
        onSelect={(day) => day && onChoose(toNight(day))}
      />
    </Popover>
  );
}
