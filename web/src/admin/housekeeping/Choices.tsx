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
  <Box role="group" aria-label={label} sx={rowStyle}>
    {choices.map(([value, words]) => (
      <ChoiceChip key={words} label={words} isOn={value === chosen} onClick={() => onChoose(value)} />
    ))}
  </Box>
);

interface ChipProps {
  label: string;
  isOn: boolean;
  /** Where it stands beside a search. */
  isSmall?: boolean;
  onClick: () => void;
}

/** One of the chips. */
export const ChoiceChip = ({ label, isOn, isSmall = false, onClick }: ChipProps) => (
  <Chip
    label={label}
    variant={isOn ? 'filled' : 'outlined'}
    color={isOn ? 'primary' : 'default'}
    aria-pressed={isOn}
    onClick={onClick}
    sx={[chipStyle, isSmall && { height: 40 }]}
  />
);

const chipStyle = {
  flex: 'none',
  height: 48,
  borderRadius: 'var(--radius-round)',
  px: 0.5,
  fontSize: 'var(--text-body)',
};
/** One line on phones, which is pushed aside by a finger. */
const rowStyle = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  gap: 1,
  overflowX: { xs: 'auto', sm: 'visible' },
  // the focus ring of the chips
  p: '4px',
  m: '-4px',
};
