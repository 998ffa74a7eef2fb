import { Suspense, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../paths';
import type { CityChoice } from './CityField';
import { Filters } from './Filters';
import { FiltersSkeleton } from './FiltersSkeleton';
import { ResultList } from './ResultList';
import { useResultsCitiesQuery } from './ResultsPage.generated';
import { HotelRowsSkeleton } from './HotelRowsSkeleton';
import { PastDates } from './PastDates';
import { writeSearch, type Search } from './search';
import { SearchPanel } from './SearchPanel';
import { SearchSheet } from './SearchSheet';
import { SearchSummary } from './SearchSummary';
import { useSearch } from './useSearch';
import results from './ResultList.module.css';
import styles from './ResultsPage.module.css';

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
    <div className={styles.page}>
      <SearchSummary search={search} action={<SearchSheet panel={panel} filters={filters} />} />
      <div className={styles.columns}>
        <aside aria-label="Search" className={styles.search}>
          <SearchPanel {...panel} />
          <Suspense fallback={<FiltersSkeleton />}>
            <Filters {...filters} />
          </Suspense>
        </aside>
        <div ref={list} aria-busy={isPending} className={styles.results}>
          <div className={styles.past}>
            <PastDates past={past} shown={search} />
          </div>
          <Suspense
            fallback={
              <div className={results.besideMap}>
                <HotelRowsSkeleton />
              </div>
            }
          >
            <ResultList {...filters} addressOf={addressOf} onView={(view) => go({ ...pressed, view })} />
          </Suspense>
        </div>
      </div>
    </div>
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
