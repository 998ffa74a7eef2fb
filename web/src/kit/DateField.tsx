import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { mdiCalendarBlankOutline } from '@mdi/js';
import { Field, TextInput } from './Field';
import { fieldDate, readDate } from './format';
import { useOnHydration } from './hydration';
import { Icon } from './Icon';
import { IconButton } from './IconButton';
import styles from './DateField.module.css';
import { fill } from '../../../schema/fill';
import * as texts from './texts';

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
  onCalendar: (field: HTMLElement) => void;
  isCalendarOpen: boolean;
  /** The calendar will be wanted soon: time to load it. */
  onCalendarNear?: () => void;
  /** Called when what is typed becomes a date, or no longer is one. */
  onReadable?: (isReadable: boolean) => void;
  className?: string;
}

/** A date typed as dd/MMM/yyyy, or picked in the calendar that its button opens. */
export function DateField(props: Props) {
  const { label, name, value, onChange, min = '', max = '9999-12-31', className } = props;
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
  useOnHydration(() => {
    const written = box.current!.querySelector('input')!.value;
    if (written !== (value && fieldDate(value))) setTyped(written);
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'ArrowDown' && event.altKey) onCalendar(box.current!);
  };

  return (
    <Field label={label} error={wrong ? texts.unreadableDate : undefined} className={className}>
      {(aria) => (
        <div ref={box} className={styles.box}>
          <TextInput
            {...aria}
            name={name}
            value={typed ?? (value && fieldDate(value))}
            placeholder={texts.selectDate}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={commit}
            onKeyDown={onKeyDown}
          />
          <IconButton
            aria-label={fill(texts.openCalendar, { label })}
            aria-haspopup="dialog"
            aria-expanded={isCalendarOpen}
            onPointerEnter={onCalendarNear}
            onClick={() => onCalendar(box.current!)}
          >
            <Icon path={mdiCalendarBlankOutline} size="small" />
          </IconButton>
        </div>
      )}
    </Field>
  );
}
