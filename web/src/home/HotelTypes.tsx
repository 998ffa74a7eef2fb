import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import { counted } from '../ui/format';
import { Photo } from '../ui/Photo';
import type { HomePageQuery } from './HomePage.generated';
import { Section, trimmedGrid } from './Section';

/** More kinds than that are found on the page of all types. */
const MOST = 12;

/** How many hotels there are of each type; each leads to them. */
export function HotelTypes({ types }: { types: HomePageQuery['hotelTypes'] }) {
  if (types.length === 0) return null;
  return (
    <Section title="Every kind of place">
      <Box component="ul" sx={trimmedGrid(6)}>
        {types.slice(0, MOST).map(({ id, name, photo, numberOfHotels }) => (
          <Box component="li" key={id} sx={{ listStyle: 'none', minWidth: 0 }}>
            <Box component={Link} to={paths.publicResults({ type: id })} sx={linkStyle}>
              <Photo src={photo ?? undefined} alt="" ratio="1 / 1" sx={{ borderRadius: '14px' }} />
              <Box component="span" sx={{ display: 'block', mt: 1, fontWeight: 600 }}>
                {name}
              </Box>
              <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
                {counted(numberOfHotels, 'hotel')}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const linkStyle = {
  display: 'block',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
};
