import { useId } from 'react';
import Box from '@mui/material/Box';
import { Star } from './Stars';
import type { BoundField } from './useForm';

const WORDS = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'];

interface Props {
  label: string;
  hint?: string;
  field: BoundField;
}

/** One to five stars, chosen by pointer or with the arrow keys. */
export function StarField({ label, hint, field }: Props) {
  const id = useId();
  const { name, value, error, onChange } = field;
  const note = error ?? hint;
  return (
    <Box component="fieldset" aria-describedby={note && id} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box
        component="legend"
        sx={{ p: 0, mb: 0.5, fontSize: 'var(--text-small)', fontWeight: 600, color: 'text.secondary' }}
      >
        {label}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5 }}>
        <Box sx={starsStyle}>
          {WORDS.map((word, index) => (
            <label key={word} title={word}>
              <input
                type="radio"
                name={name}
                value={index + 1}
                aria-label={word}
                checked={value === String(index + 1)}
                onChange={(event) => onChange(event.target.value)}
              />
              <Star share={Number(value) > index ? 1 : 0} size={34} />
            </label>
          ))}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {value ? `${value} out of 5` : 'No stars yet'}
        </Box>
      </Box>
      {note && (
        <Box
          id={id}
          role={error ? 'alert' : undefined}
          sx={{ mt: 0.5, fontSize: 'var(--text-small)', color: error ? 'error.main' : 'text.secondary' }}
        >
          {note}
        </Box>
      )}
    </Box>
  );
}

const starsStyle = {
  display: 'flex',
  ml: '-5px',
  color: 'warning.main',
  '& label': {
    position: 'relative',
    display: 'block',
    p: '5px',
    borderRadius: 'var(--radius-control)',
    cursor: 'pointer',
  },
  '& label:hover': { bgcolor: 'action.hover' },
  '& label:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main' },
  '& svg': { display: 'block', overflow: 'visible' },
  // an empty star is a line that can be seen, not only a pale shade
  '& path:first-of-type': { fill: 'none', stroke: 'currentColor', strokeWidth: 1.5, opacity: 1 },
  '& input': {
    position: 'absolute',
    inset: 0,
    width: '100%',
    height: '100%',
    m: 0,
    opacity: 0,
    cursor: 'pointer',
  },
};
