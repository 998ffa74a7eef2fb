import { useState } from 'react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import NextIcon from '@mui/icons-material/ChevronRight';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import type { HomePageQuery } from './HomePage.generated';
import { CityTile } from './CityTile';
import { Section } from './Section';

/** The city carousel: 1 city below 350 px, 2 below 485 px, otherwise 3; its arrows wrap around. */
export function Cities({ cities }: { cities: HomePageQuery['cities'] }) {
  const [start, setStart] = useState(0);
  if (cities.length === 0) return null;

  const most = Math.min(3, cities.length);
  const turn = (pages: number) => {
    const shown = Math.min(matchMedia(ONE).matches ? 1 : matchMedia(TWO).matches ? 2 : 3, most);
    setStart((start + pages * shown + cities.length) % cities.length);
  };
  const visible = Array.from({ length: most }, (_, index) => cities[(start + index) % cities.length]!);
  return (
    <Section
      title="Where to next"
      action={
        <Box sx={{ display: 'flex', gap: 1 }}>
          <IconButton aria-label="Previous cities" onClick={() => turn(-1)} sx={arrowStyle}>
            <PreviousIcon />
          </IconButton>
          <IconButton aria-label="Next cities" onClick={() => turn(1)} sx={arrowStyle}>
            <NextIcon />
          </IconButton>
        </Box>
      }
    >
      <Box component="ul" aria-live="polite" sx={columns(most)}>
        {visible.map((city) => (
          <CityTile key={city.id} city={city} />
        ))}
      </Box>
    </Section>
  );
}

const ONE = '(max-width:349.95px)';
const TWO = '(max-width:484.95px)';

const repeated = (count: number) => `repeat(${count}, minmax(0, 1fr))`;
const columns = (most: number) => ({
  display: 'grid',
  gap: 2,
  p: 0,
  m: 0,
  gridTemplateColumns: repeated(most),
  [`@media ${TWO}`]: {
    gridTemplateColumns: repeated(Math.min(2, most)),
    '& > :nth-of-type(n+3)': { display: 'none' },
  },
  [`@media ${ONE}`]: { gridTemplateColumns: '1fr', '& > :nth-of-type(n+2)': { display: 'none' } },
});
const arrowStyle = { border: 1, borderColor: 'divider', bgcolor: 'background.paper' };
