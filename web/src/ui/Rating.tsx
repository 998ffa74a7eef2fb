import Box from '@mui/material/Box';
import { counted } from './format';
import { Stars } from './Stars';

interface Props {
  /** Null where nobody has rated yet: no stars are invented. */
  average: number | null;
  count: number;
}

/** Stars, the score and how many people gave it. */
export function Rating({ average, count }: Props) {
  const text = { fontSize: '0.8125rem', color: 'text.secondary' };
  if (average === null || count === 0) return <Box sx={text}>No ratings yet</Box>;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, ...text }}>
      <Stars rating={average} />
      <Box
        component="span"
        sx={{ fontWeight: 600, color: 'text.primary', fontVariantNumeric: 'tabular-nums' }}
      >
        {average.toFixed(1)}
      </Box>
      <span>{counted(count, 'rating')}</span>
    </Box>
  );
}
