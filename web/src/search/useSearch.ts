import { useEffect, useOptimistic, useTransition } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readAddress } from '../kit/address';
import { useIsHydrated } from '../kit/hydration';
import { useNavigate } from '../kit/navigation/hooks';
import { useToday } from '../kit/today';
import { saveLastSearch, useLastSearch } from './lastSearch';
import type { CityChoice } from './CityField';
import { rememberSearch } from './recent';
import { pastStay, readSearch, SEARCH, type Search } from './search';

/** Today at the destination, or in the browser's time zone without one. */
export const useTodayAt = (city: string, cities: readonly CityChoice[]): string =>
  useToday(cities.find(({ name }) => name === city)?.timeZone);

/** The search in the address, and `go` to another one. The hotels stay until the new ones are loaded. */
export function useSearch(cities: readonly CityChoice[], addressOf: (search: Search) => string) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [isPending, startTransition] = useTransition();

  const today = useTodayAt(readAddress(SEARCH, query).city, cities);
  const search = readSearch(query, today, useLastSearch(today));
  const isHydrated = useIsHydrated();
  const { city, checkIn, checkOut, guests, rooms, children } = search;
  useEffect(() => {
    // the stored search is read before it is overwritten
    if (!isHydrated) return;
    const asked = { city, checkIn, checkOut, guests, rooms, children };
    saveLastSearch(asked);
    rememberSearch(asked);
  }, [isHydrated, city, checkIn, checkOut, guests, rooms, children]);
  // a filter shows its new state at once, while the hotels are still loading
  const [latestSearch, setLatestSearch] = useOptimistic(search);
  const go = (next: Search) =>
    startTransition(async () => {
      setLatestSearch(next);
      await navigate(addressOf(next));
    });
  return { search, pastDates: pastStay(query, today), latestSearch, isPending, go };
}
