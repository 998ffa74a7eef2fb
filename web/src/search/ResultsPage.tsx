import { Suspense } from 'react';
import Box from '@mui/material/Box';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../app/paths';
import { HotelRows } from './HotelRows';
import { useResultsCitiesSuspenseQuery, useResultsPageSuspenseQuery } from './ResultsPage.generated';
import { NoMatch } from './NoMatch';
import { PageLinks } from '../ui/PageLinks';
import { RowsSkeleton } from './RowsSkeleton';
import { PAGE_SIZE, toVariables, writeSearch, type Search } from './search';
import { SearchPanel } from './SearchPanel';
import { besideRows, SearchSheet } from './SearchSheet';
import { SearchSummary } from './SearchSummary';
import { SortField } from './SortField';
import { todayAt, useSearch } from './useSearch';

/** The results of a search; opened without one it leads home. */
export function ResultsPage() {
  const { search: query, state } = useLocation();
  return query || state ? <Results /> : <Navigate to={paths.home()} replace />;
}

function Results() {
  const { pathname } = useLocation();
  const { data } = useResultsCitiesSuspenseQuery();
  const build = pathname === '/hotelslist' ? paths.results : paths.publicResults;
  const addressOf = (search: Search) => build(writeSearch(search));
  const { search, isPending, go } = useSearch(data.cities, addressOf);
  const panel = {
    search,
    cities: data.cities,
    todayAt: (city: string) => todayAt(city, data.cities),
    onSearch: (next: Search) => go({ ...next, page: 1 }),
  };

  return (
    <Box sx={{ maxWidth: 1248, mx: 'auto', px: { xs: 2, sm: 3 }, pb: 8 }}>
      <SearchSummary search={search} action={<SearchSheet {...panel} />} />
      <Box sx={columnsStyle}>
        <Box
          component="aside"
          aria-label="Search"
          sx={{ [besideRows]: { display: 'block' }, display: 'none' }}
        >
          <Box sx={{ position: 'sticky', top: 160 }}>
            <SearchPanel key={addressOf(search)} {...panel} />
          </Box>
        </Box>
        <Box
          aria-busy={isPending}
          sx={{ minWidth: 0, opacity: isPending ? 0.6 : 1, transition: 'opacity 160ms ease-out 120ms' }}
        >
          <Suspense fallback={<RowsSkeleton />}>
            <ResultList
              search={search}
              onSort={(sort) => go({ ...search, sort, page: 1 })}
              addressOf={addressOf}
            />
          </Suspense>
        </Box>
      </Box>
    </Box>
  );
}

const columnsStyle = {
  display: 'grid',
  gap: 4,
  mt: 3,
  [besideRows]: { gridTemplateColumns: '264px minmax(0, 1fr)' },
};

interface ListProps {
  search: Search;
  onSort: (sort: Search['sort']) => void;
  addressOf: (search: Search) => string;
}

function ResultList({ search, onSort, addressOf }: ListProps) {
  const { data } = useResultsPageSuspenseQuery({ variables: toVariables(search) });
  const { total, items } = data.hotels;
  if (total === 0) return <NoMatch search={search} />;
  return (
    <>
      <SortField total={total} sort={search.sort} onSort={onSort} />
      <HotelRows hotels={items} stay={search} guests={search.guests} rooms={search.rooms} />
      <PageLinks
        page={search.page}
        pages={Math.ceil(total / PAGE_SIZE)}
        addressOf={(page) => addressOf({ ...search, page })}
      />
    </>
  );
}
