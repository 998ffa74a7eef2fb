import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { SxProps } from '@mui/material/styles';
import CalendarIcon from '@mui/icons-material/CalendarMonthOutlined';
import { Field, TextInput } from './Field';
import { fieldDate, readDate } from './format';
import { useAdoption } from './hydration';

interface Props {
  label: string;
  /** What a form that is sent without a script calls it. */
  name?: string;
  /** The date as `YYYY-MM-DD`; empty for none yet. */
  value: string;
  onChange: (night: string) => void;
  /** The first date that may be chosen; an earlier one becomes this one. */
  min?: string;
  /** The last date that may be chosen; a later one becomes this one. */
  max?: string;
  /** Opens the calendar of the form, at this field. */
  onCalendar: (field: HTMLElement | null) => void;
  isCalendarOpen: boolean;
  /** The calendar will be wanted soon: time to load it. */
  onCalendarNear?: () => void;
  /** Called when what is typed becomes a date, or no longer is one. */
  onReadable?: (isReadable: boolean) => void;
  sx?: SxProps;
}

/** A date typed as dd/MMM/yyyy, or picked in the calendar that its button opens. */
export function DateField(props: Props) {
  const { label, name, value, onChange, min = '', max = '9999-12-31', sx } = props;
  const { onCalendar, isCalendarOpen, onCalendarNear, onReadable } = props;
  const [typed, setTyped] = useState<string>();
  const box = useRef<HTMLDivElement>(null);
  const wrong = typed !== undefined && typed.trim() !== '' && readDate(typed) === undefined;

  const tellReadable = useEffectEvent((isReadable: boolean) => onReadable?.(isReadable));
  useEffect(() => tellReadable(!wrong), [wrong]);

  const choose = (night: string) => {
    setTyped(undefined);
    const allowed = night < min ? min : night > max ? max : night;
    if (allowed !== value) onChange(allowed);
  };
  const commit = () => {
    const night = readDate(typed ?? '');
    if (night) choose(night);
    else if (!wrong) setTyped(undefined);
  };
  useAdoption(() => {
    const written = box.current?.querySelector('input')?.value;
    if (written !== undefined && written !== (value && fieldDate(value))) setTyped(written);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'ArrowDown' && event.altKey) onCalendar(box.current);
  };

  return (
    <Field label={label} error={wrong ? 'Write the date like 20/Nov/2026' : undefined} sx={sx}>
      {(aria) => (
        <Box ref={box} sx={{ position: 'relative' }}>
          <TextInput
            {...aria}
            name={name}
            value={typed ?? (value && fieldDate(value))}
            placeholder="Select a date"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={commit}
            onKeyDown={onKeyDown}
            sx={{ pl: 1.5, pr: 4.5, fontVariantNumeric: 'tabular-nums' }}
          />
          <IconButton
            aria-label={`${label}: open calendar`}
            aria-haspopup="dialog"
            aria-expanded={isCalendarOpen}
            onPointerEnter={onCalendarNear}
            onClick={() => onCalendar(box.current)}
            sx={{ position: 'absolute', right: 2, top: 4, color: 'text.secondary' }}
          >
            <CalendarIcon fontSize="small" />
          </IconButton>
        </Box>
      )}
    </Field>
  );
}
