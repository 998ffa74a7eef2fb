import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface Props {
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** What is too long for half a phone. */
const LONG = ['Booking reference', 'Receipt number', 'Sold by'];

/** Facts of a booking, name above value, in one row where there is room; two columns on a phone. */
export function BookingFacts({ facts }: Props) {
  return (
    <Box
      component="dl"
      sx={{
        display: { xs: 'grid', sm: 'flex' },
        gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 2,
        m: 0,
        '& > .wide': { gridColumn: '1 / -1' },
      }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} className={LONG.includes(name) ? 'wide' : undefined}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography
            component="dd"
            sx={{ m: 0, fontWeight: 500, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
          >
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
