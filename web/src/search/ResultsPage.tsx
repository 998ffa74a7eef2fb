import { Suspense, useRef } from 'react';
import Box from '@mui/material/Box';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../paths';
import type { CityChoice } from './CityField';
import { Filters } from './Filters';
import { FiltersSkeleton } from './FiltersSkeleton';
import { besideMap, ResultList } from './ResultList';
import { useResultsCitiesQuery } from './ResultsPage.generated';
import { HotelRowsSkeleton } from './HotelRowsSkeleton';
import { PastDates } from './PastDates';
import { writeSearch, type Search } from './search';
import { SearchPanel } from './SearchPanel';
import { besideRows, SearchSheet } from './SearchSheet';
import { SearchSummary } from './SearchSummary';
import { useSearch } from './useSearch';

/** The results of a search; opened without one it leads home. */
export function ResultsPage() {
  const { search: query, state } = useLocation();
  return query || state ? <Results /> : <Navigate to={paths.home()} replace />;
}

function Results() {
  const { pathname } = useLocation();
  // the rows do not wait for the cities, which are for the dropdown and the destination's time zone
  const cities = useResultsCitiesQuery().data?.cities ?? NONE;
  const build = pathname === '/hotelslist' ? paths.results : paths.publicResults;
  const addressOf = (search: Search) => build(writeSearch(search));
  const { search, past, pressed, isPending, go } = useSearch(cities, addressOf);
  const list = useRef<HTMLDivElement>(null);
  const filters = {
    search,
    pressed,
    onFilter: (change: Partial<Search>) => {
      if (!('area' in change)) scrollBack(list.current);
      go({ ...pressed, page: 1, ...change });
    },
  };
  const panel = {
    search,
    cities,
    onSearch: (next: Search) => go({ ...next, area: undefined, page: 1 }),
  };

  return (
    <Box sx={{ maxWidth: 1440, mx: 'auto', px: { xs: 2, sm: 3 }, pb: 8 }}>
      <SearchSummary search={search} action={<SearchSheet panel={panel} filters={filters} />} />
      <Box sx={columnsStyle}>
        <Box component="aside" aria-label="Search" sx={asideStyle}>
          <SearchPanel {...panel} />
          <Suspense fallback={<FiltersSkeleton />}>
            <Filters {...filters} />
          </Suspense>
        </Box>
        <Box
          ref={list}
          aria-busy={isPending}
          sx={{ minWidth: 0, opacity: isPending ? 0.6 : 1, transition: 'opacity 160ms ease-out 120ms' }}
        >
          <Box sx={{ '&:not(:empty)': { mb: 3 } }}>
            <PastDates past={past} shown={search} />
          </Box>
          <Suspense
            fallback={
              <Box sx={besideMap}>
                <HotelRowsSkeleton />
              </Box>
            }
          >
            <ResultList {...filters} addressOf={addressOf} onView={(view) => go({ ...pressed, view })} />
          </Suspense>
        </Box>
      </Box>
    </Box>
  );
}

const NONE: readonly CityChoice[] = [];

/** What the top bar and the summary cover. */
const COVERED = 170;

/** Scrolls back to where the list begins, so that those who filter far below see what it did. */
function scrollBack(list: HTMLElement | null) {
  const top = (list?.getBoundingClientRect().top ?? COVERED) - COVERED;
  if (top >= 0) return;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
  window.scrollTo({ top: window.scrollY + top, behavior });
}

/** It stays while the rows scroll, and scrolls by itself where it is higher than the screen. */
const asideStyle = {
  display: 'none',
  [besideRows]: {
    display: 'grid',
    gap: 2.5,
    alignContent: 'start',
    position: 'sticky',
    top: COVERED,
    maxHeight: `calc(100dvh - ${COVERED}px)`,
    overflowY: 'auto',
    scrollbarWidth: 'thin',
    // room for the outlines of what is focused
    mx: -0.5,
    px: 0.5,
    pb: 3,
  },
};
const columnsStyle = {
  display: 'grid',
  gap: 4,
  mt: 3,
  [besideRows]: { gridTemplateColumns: '264px minmax(0, 1fr)' },
};
