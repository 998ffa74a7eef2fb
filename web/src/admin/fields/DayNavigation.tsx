import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import BackIcon from '@mui/icons-material/ChevronLeft';
import OnIcon from '@mui/icons-material/ChevronRight';
import { fill } from '../../../../schema/fill';
import { addNights } from '../../../../schema/nights';
import { night } from '../../kit/address';
import { TextInput } from '../../kit/Field';
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
      {label && (
        <TextInput
          type="date"
          aria-label={label}
          value={day}
          onChange={({ target }) => target.value && onDay(target.value)}
          className={styles.day}
        />
      )}
    </Box>
  );
}
