import Box from '@mui/material/Box';
import { useHomePageSuspenseQuery } from './HomePage.generated';
import { Cities } from './Cities';
import { Hero } from './Hero';
import { HotelTypes } from './HotelTypes';
import { SearchBar } from './SearchBar';
import { TopHotels } from './TopHotels';

export function HomePage() {
  const { data } = useHomePageSuspenseQuery();
  return (
    <Box sx={{ maxWidth: 1248, mx: 'auto', px: { xs: 2, sm: 3 }, pb: 10 }}>
      <Hero />
      <Box sx={{ position: 'relative', mx: { xs: 0, md: 4 }, mt: '-72px' }}>
        <SearchBar cities={data.cities} publicSearch={data.settings.publicSearch} />
      </Box>
      <Cities cities={data.cities} />
      <HotelTypes types={data.hotelTypes} />
      <TopHotels hotels={data.topHotels.items} />
    </Box>
  );
}
