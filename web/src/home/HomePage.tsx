import { Suspense } from 'react';
import Box from '@mui/material/Box';
import { SubscribeCall } from '../newsletter/SubscribeCall';
import { ArrivalNotice } from '../ui/ArrivalNotice';
import { Cities } from './Cities';
import { Hero } from './Hero';
import { useHomePageSuspenseQuery } from './HomePage.generated';
import { HotelTypes } from './HotelTypes';
import { Reasons } from './Reasons';
import { SearchBar } from './SearchBar';
import { TopHotels } from './TopHotels';

/** The picture and the search are shown at once; cities, hotel types and hotels load below them. */
export function HomePage() {
  return (
    <Box sx={{ maxWidth: 1248, mx: 'auto', px: { xs: 2, sm: 3 }, pb: 10 }}>
      <ArrivalNotice sx={{ mt: 2 }} />
      <Hero />
      <Suspense fallback={<SearchSkeleton />}>
        <Catalogue />
      </Suspense>
    </Box>
  );
}

function Catalogue() {
  const { data } = useHomePageSuspenseQuery();
  return (
    <>
      <Box sx={onTheEdge}>
        <SearchBar cities={data.cities.filter(hasHotels)} publicSearch={data.settings.publicSearch} />
      </Box>
      <Reasons />
      <Cities cities={data.cities.filter(hasHotels)} />
      <HotelTypes types={data.hotelTypes.filter(hasHotels)} />
      <TopHotels hotels={data.topHotels.items} />
      <SubscribeCall />
    </>
  );
}

/** A place without hotels leads nowhere. */
const hasHotels = ({ numberOfHotels }: { numberOfHotels: number }): boolean => numberOfHotels > 0;

/** The search bar in its place, not yet to be used. */
function SearchSkeleton() {
  return (
    <Box sx={onTheEdge} inert role="status" aria-label="Loading">
      <SearchBar cities={[]} publicSearch={false} />
    </Box>
  );
}

const onTheEdge = { position: 'relative', mx: { xs: 0, md: 4 }, mt: '-72px' };
