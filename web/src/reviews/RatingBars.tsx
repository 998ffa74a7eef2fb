import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { counted } from '../ui/format';
import { Stars } from '../ui/Stars';

interface Props {
  average: number;
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  distribution: readonly number[];
}

/** The average of a hotel, and how its ratings are spread: one bar for each number of stars. */
export function RatingBars({ average, distribution }: Props) {
  const total = distribution.reduce((sum, count) => sum + count, 0);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <Typography component="p" variant="h2" sx={{ fontSize: '2.875rem', lineHeight: 1 }}>
          {average.toFixed(1)}
        </Typography>
        <Stars rating={average} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {counted(total, 'rating')}
        </Typography>
      </Box>
      <Box component="ul" sx={barsStyle}>
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = distribution[stars - 1] ?? 0;
          return (
            <li key={stars} aria-label={`${counted(stars, 'star')}: ${counted(count, 'rating')}`}>
              <span aria-hidden>{stars}</span>
              <Box aria-hidden sx={{ height: 8, borderRadius: 4, bgcolor: 'divider', overflow: 'hidden' }}>
                <Box sx={{ width: `${(100 * count) / total}%`, height: 1, bgcolor: 'warning.main' }} />
              </Box>
              <span aria-hidden>{count}</span>
            </li>
          );
        })}
      </Box>
    </Box>
  );
}

const barsStyle = {
  flex: '1 1 220px',
  maxWidth: 400,
  display: 'grid',
  gap: 0.75,
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: '0.8125rem',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  '& li': { display: 'grid', gridTemplateColumns: '12px 1fr 28px', alignItems: 'center', gap: 1.25 },
  '& li > :last-child': { textAlign: 'right' },
};
