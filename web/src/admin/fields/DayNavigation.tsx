import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import BackIcon from '@mui/icons-material/ChevronLeft';
import OnIcon from '@mui/icons-material/ChevronRight';
import { fill } from '../../../../schema/fill';
import { addNights } from '../../../../schema/nights';
import { night } from '../../kit/address';
import { DateInput } from './dates/DateInput';
import { useTypedDate } from './dates/useTypedDate';
import * as texts from './texts';
import styles from './DayNavigation.module.css';

/** The first day that a screen shows. */
export const FIRST_DAY = { date: night };

interface Props {
  day: string;
  today: string;
  /** The step of the arrows in words, such as 'Four weeks', and in days. */
  step: [words: string, days: number];
  /** Names the field that takes any day; without it there is none. */
  label?: string;
  onDay: (day: string) => void;
}

/** Leads a screen about days to earlier ones, later ones and today. */
export function DayNavigation({ day, today, step: [words, days], label, onDay }: Props) {
  return (
    <Box role="group" aria-label={texts.dates} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <IconButton
        size="small"
        aria-label={fill(texts.earlier, { step: words })}
        onClick={() => onDay(addNights(day, -days))}
      >
        <BackIcon />
      </IconButton>
      <Button size="small" variant="outlined" onClick={() => onDay(today)}>
        {texts.today}
      </Button>
      <IconButton
        size="small"
        aria-label={fill(texts.later, { step: words })}
        onClick={() => onDay(addNights(day, days))}
      >
        <OnIcon />
      </IconButton>
      {label && <DayInput {...{ label, day, onDay }} />}
    </Box>
  );
}

/** A date field that always leads to a day: left with a text that is no date, it shows the day again. */
function DayInput({ label, day, onDay }: { label: string; day: string; onDay: (day: string) => void }) {
  const [draft, setDraft] = useState<{ day: string; value: string }>();
  const value = draft?.day === day ? draft.value : day;
  const date = useTypedDate(value, (night) => {
    setDraft({ day, value: night });
    if (night) onDay(night);
  });
  return (
    <div className={styles.day}>
      <DateInput
        {...{ label, value, date }}
        aria-label={label}
        onBlur={() => setDraft(undefined)}
        className={styles.input}
      />
    </div>
  );
}
