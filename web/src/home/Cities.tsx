import { useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import type { HomePageQuery } from './HomePage.generated';
import { CityTile } from './CityTile';
import { Section } from './Section';

/** The city carousel: 1 city below 350 px, 2 below 485 px, otherwise 3; its arrows wrap around. */
export function Cities({ cities }: { cities: HomePageQuery['cities'] }) {
  const isNarrow = useMediaQuery('(max-width:349.95px)', { noSsr: true });
  const isSmall = useMediaQuery('(max-width:484.95px)', { noSsr: true });
  const shown = Math.min(isNarrow ? 1 : isSmall ? 2 : 3, cities.length);
  const [start, setStart] = useState(0);
  if (cities.length === 0) return null;

  const turn = (by: number) => setStart((start + by + cities.length) % cities.length);
  const visible = Array.from({ length: shown }, (_, index) => cities[(start + index) % cities.length]!);
  return (
    <Section
      title="Where to next"
      action={
        <Box sx={{ display: 'flex', gap: 1 }}>
          <IconButton aria-label="Previous cities" onClick={() => turn(-shown)} sx={arrowStyle}>
            <PreviousIcon />
          </IconButton>
          <IconButton aria-label="Next cities" onClick={() => turn(shown)} sx={arrowStyle}>
            <NextIcon />
          </IconButton>
        </Box>
      }
    >
      <Box
        component="ul"
        aria-live="polite"
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: `repeat(${shown}, minmax(0, 1fr))`, p: 0, m: 0 }}
      >
        {visible.map((city) => (
          <CityTile key={city.id} city={city} />
        ))}
      </Box>
    </Section>
  );
}

const arrowStyle = { border: 1, borderColor: 'divider', bgcolor: 'background.paper' };
