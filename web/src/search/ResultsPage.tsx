import { Suspense, useRef } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '../paths';
import { inMyLanguage } from '../kit/written';
import type { CityChoice } from './CityField';
import { Filters } from './Filters';
import { FiltersSkeleton } from './FiltersSkeleton';
import { FlexibleDates } from './FlexibleDates';
import { ResultList } from './ResultList';
import { useResultsCitiesQuery } from './ResultsPage.generated';
import { HotelRowsSkeleton } from './HotelRowsSkeleton';
import { PastDates } from './PastDates';
import { writeSearch, type Search } from './search';
import { SearchPanel } from './SearchPanel';
import { SearchDrawerButton } from './SearchDrawerButton';
import { SearchSummary } from './SearchSummary';
import * as texts from './texts';
import { useSearch } from './useSearch';
import results from './ResultList.module.css';
import styles from './ResultsPage.module.css';

/** The results of a search. Without a search it redirects to the home page. */
export function ResultsPage() {
  const { search: query, state } = useLocation();
  return query || state ? <Results /> : <Navigate to={paths.home()} replace />;
}

function Results() {
  const { pathname } = useLocation();
  // the hotels do not wait for the cities, which the select and the destination's time zone need
  const cities = useResultsCitiesQuery({ variables: inMyLanguage() }).data?.cities ?? NO_CITIES;
  const build = pathname === '/hotelslist' ? paths.results : paths.publicResults;
  const addressOf = (search: Search) => build(writeSearch(search));
  const { search, pastDates, latestSearch, isPending, go } = useSearch(cities, addressOf);
  const list = useRef<HTMLDivElement>(null);
  const filters = {
    search,
    latestSearch,
    onFilter: (change: Partial<Search>) => {
      if (!('area' in change)) scrollBack(list.current);
      go({ ...latestSearch, page: 1, ...change });
    },
  };
  const panel = {
    search,
    cities,
    onSearch: (next: Search) => go({ ...next, area: undefined, page: 1 }),
  };

  return (
    <div className={styles.page}>
      <SearchSummary search={search} action={<SearchDrawerButton panel={panel} filters={filters} />} />
      <div className={styles.columns}>
        <aside aria-label={texts.search} className={styles.search}>
          <SearchPanel {...panel} />
          <Suspense fallback={<FiltersSkeleton />}>
            <Filters {...filters} />
          </Suspense>
        </aside>
        <div ref={list} aria-busy={isPending} className={styles.results}>
          <div className={styles.past}>
            <PastDates past={pastDates} shown={search} />
          </div>
          <FlexibleDates
            search={search}
            days={latestSearch.flexible}
            addressOf={addressOf}
            onDays={(flexible) => go({ ...latestSearch, flexible })}
          />
          <Suspense
            fallback={
              <div className={results.besideMap}>
                <HotelRowsSkeleton />
              </div>
            }
          >
            <ResultList {...filters} addressOf={addressOf} onView={(view) => go({ ...latestSearch, view })} />
          </Suspense>
        </div>
      </div>
    </div>
  );
}

const NO_CITIES: readonly CityChoice[] = [];

/** The height that the top bar and the summary cover. */
const COVERED_HEIGHT = 170;

const REDUCED_MOTION = { media: '(prefers-reduced-motion: reduce)' };

/** Scrolls back to the start of the list, so that the effect of a filter is visible. */
function scrollBack(list: HTMLElement | null) {
  const top = (list?.getBoundingClientRect().top ?? COVERED_HEIGHT) - COVERED_HEIGHT;
  if (top >= 0) return;
  const behavior = matchMedia(REDUCED_MOTION.media).matches ? 'auto' : 'smooth';
  window.scrollTo({ top: window.scrollY + top, behavior });
}
