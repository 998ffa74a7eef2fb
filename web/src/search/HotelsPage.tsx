import { Suspense } from 'react';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '../paths';
import { ArrivalNotice } from '../ui/ArrivalNotice';
import { PageHeading } from '../ui/PageHeading';
import { HotelList } from './HotelList';
import { HotelRowsSkeleton } from './HotelRowsSkeleton';
import { useToday } from '../ui/today';
import { readSearch } from './search';

/** Every hotel, or those of one city; open to anyone. */
export function HotelsPage() {
  const { city, sort, page } = readSearch(useSearchParams()[0], useToday());
  return (
    <Box sx={{ maxWidth: 1000, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 5 } }}>
      <ArrivalNotice sx={{ mb: 2 }} />
      <PageHeading title={city ? `Hotels in ${city}` : 'Hotels'} sx={{ mb: 1 }} />
      <Box component="nav" aria-label="Other ways to hotels" sx={waysStyle}>
        <MuiLink component={Link} to={paths.findHotel()}>
          Find by city
        </MuiLink>
        <MuiLink component={Link} to={paths.countByCity()}>
          Count by city
        </MuiLink>
        <MuiLink component={Link} to={paths.countByType()}>
          Count by type
        </MuiLink>
      </Box>
      <Suspense key={[city, sort, page].join(' ')} fallback={<HotelRowsSkeleton />}>
        <HotelList city={city} sort={sort} page={page} />
      </Suspense>
    </Box>
  );
}

const waysStyle = { display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 3 };
