import { useEffect, useOptimistic, useTransition } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readAddress } from '../kit/address';
import { useIsHydrated } from '../kit/hydration';
import { useNavigate } from '../kit/navigation/hooks';
import { useToday } from '../kit/today';
import { keepChosen, useChosen } from './chosen';
import type { CityChoice } from './CityField';
import { pastStay, readSearch, SEARCH, type Search } from './search';

/** Today at the destination, or in the browser's time zone while there is none. */
export const useTodayAt = (city: string, cities: readonly CityChoice[]): string =>
  useToday(cities.find(({ name }) => name === city)?.timeZone);

/** The search in the address, and `go` to another one; the rows stay until the new ones are loaded. */
export function useSearch(cities: readonly CityChoice[], addressOf: (search: Search) => string) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [isPending, startTransition] = useTransition();

  const today = useTodayAt(readAddress(SEARCH, query).city, cities);
  const search = readSearch(query, today, useChosen(today));
  const isHydrated = useIsHydrated();
  const { city, checkIn, checkOut, guests, rooms } = search;
  useEffect(() => {
    // what was chosen before is read first
    if (isHydrated) keepChosen({ city, checkIn, checkOut, guests, rooms });
  }, [isHydrated, city, checkIn, checkOut, guests, rooms]);
  // what was just pressed shows at once, though its rows are still loading
  const [pressed, press] = useOptimistic(search);
  const go = (next: Search) =>
    startTransition(async () => {
      press(next);
      await navigate(addressOf(next));
    });
  return { search, past: pastStay(query, today), pressed, isPending, go };
}
