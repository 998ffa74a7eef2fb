import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';

interface Props<T> {
  label: string;
  choices: readonly (readonly [value: T, label: string])[];
  chosen: T;
  onChoose: (value: T) => void;
}

/** A few values as chips that are large enough for a thumb; one of them is chosen. */
export const Choices = <T,>({ label, choices, chosen, onChoose }: Props<T>) => (
  <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    {choices.map(([value, words]) => (
      <ChoiceChip key={words} label={words} isOn={value === chosen} onClick={() => onChoose(value)} />
    ))}
  </Box>
);

/** One of the chips. */
export const ChoiceChip = ({ label, isOn, onClick }: { label: string; isOn: boolean; onClick: () => void }) => (
  <Chip
    label={label}
    variant={isOn ? 'filled' : 'outlined'}
    color={isOn ? 'primary' : 'default'}
    aria-pressed={isOn}
    onClick={onClick}
    sx={chipStyle}
  />
);

const chipStyle = { height: 48, borderRadius: 'var(--radius-round)', px: 0.5, fontSize: 'var(--text-body)' };
