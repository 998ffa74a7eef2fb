import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../app/paths';
import { Empty } from '../ui/Empty';
import { PageHeading } from '../ui/PageHeading';
import { HotelRows } from './HotelRows';
import { useHotelsPageSuspenseQuery } from './HotelsPage.generated';
import { PageLinks } from '../ui/PageLinks';
import { PAGE_SIZE, readSearch, todayHere, writeList, type Search } from './search';
import { SortField } from './SortField';

/** Every hotel of the house, or of one city; open to anyone. */
export function HotelsPage() {
  const navigate = useNavigate();
  const { city, sort, page } = readSearch(useSearchParams()[0], todayHere());
  const { data } = useHotelsPageSuspenseQuery({
    variables: {
      filter: city ? { city } : undefined,
      sort,
      limit: PAGE_SIZE,
      offset: (page - 1) * PAGE_SIZE,
    },
  });
  const { total, items } = data.hotels;
  const addressOf = (next: Partial<Pick<Search, 'sort' | 'page'>>) =>
    paths.hotels({ city, ...writeList({ sort, page: 1, ...next }) });

  return (
    <Box sx={{ maxWidth: 1000, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 5 } }}>
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
      {total === 0 ? (
        <Empty
          texts={[city ? 'We do not have a hotel in the city you specified' : 'No hotel in the database !!!']}
        />
      ) : (
        <>
          <SortField total={total} sort={sort} onSort={(next) => void navigate(addressOf({ sort: next }))} />
          <HotelRows hotels={items} />
          <PageLinks
            page={page}
            pages={Math.ceil(total / PAGE_SIZE)}
            addressOf={(next) => addressOf({ page: next })}
          />
        </>
      )}
    </Box>
  );
}

const waysStyle = { display: 'flex', flexWrap: 'wrap', columnGap: 2, mb: 3 };
