import { useEffect, useOptimistic, useTransition } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { todayIn } from '../../../schema/nights';
import { keepChosen, readChosen } from './chosen';
import type { CityChoice } from './CityField';
import { pastStay, readSearch, todayHere, type Search } from './search';

/** Today at the destination, or in the browser's time zone while there is none. */
export function todayAt(city: string, cities: readonly CityChoice[]): string {
  const zone = cities.find(({ name }) => name === city)?.timeZone;
  return zone ? todayIn(zone, new Date()) : todayHere();
}

/** The search in the address, and `go` to another one; the rows stay until the new ones are loaded. */
export function useSearch(cities: readonly CityChoice[], addressOf: (search: Search) => string) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [isPending, startTransition] = useTransition();

  const today = todayAt(query.get('city') ?? '', cities);
  const search = readSearch(query, today, readChosen(today));
  const { city, checkIn, checkOut, guests, rooms } = search;
  useEffect(
    () => keepChosen({ city, checkIn, checkOut, guests, rooms }),
    [city, checkIn, checkOut, guests, rooms],
  );
  // what was just pressed shows at once, though its rows are still loading
  const [pressed, press] = useOptimistic(search);
  const go = (next: Search) =>
    startTransition(async () => {
      press(next);
      await navigate(addressOf(next), { preventScrollReset: next.page === search.page });
    });
  return { search, past: pastStay(query, today), pressed, isPending, go };
}
