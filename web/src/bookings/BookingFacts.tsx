import type { ReactNode } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface Props {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** How many stand side by side where there is room; two do on a phone. */
  columns: number;
}

/** What a booking says of itself, name above value, in columns that stay in line. */
export function BookingFacts({ facts, columns }: Props) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 2fr) minmax(0, 3fr)', sm: `repeat(${columns}, auto)` },
        justifyContent: { sm: 'start' },
        columnGap: { xs: 2, sm: 3 },
        rowGap: 2,
        m: 0,
        // a reference is too long for half a phone
        '& > .wide': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
      }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} className={name === 'Booking reference' ? 'wide' : undefined}>
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
