import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { paths } from '../paths';
import type { HomePageQuery } from './HomePage.generated';
import { Section, trimmedGrid } from './Section';
import { TopHotelCard } from './TopHotelCard';

/** The best rated hotels. */
export function TopHotels({ hotels }: { hotels: HomePageQuery['topHotels']['items'] }) {
  if (hotels.length === 0) return null;
  return (
    <Section
      title="Best rated"
      action={
        <Button component={Link} to={paths.hotels()}>
          All hotels
        </Button>
      }
    >
      <Box component="ul" sx={trimmedGrid(4)}>
        {hotels.map((hotel) => (
          <TopHotelCard key={hotel.id} hotel={hotel} />
        ))}
      </Box>
    </Section>
  );
}
