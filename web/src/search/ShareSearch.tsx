import { useEffect } from 'react';
import { paths } from '../paths';
import { ShareButton } from '../kit/ShareButton';
import { rememberSearch } from './recent';
import { writeSearch, type Search } from './search';

/** Shares the results by an address that needs no sign-in. The device remembers the search for the next visit. */
export function ShareSearch({ title, search }: { title: string; search: Search }) {
  const { city, checkIn, checkOut, guests, rooms, children } = search;
  useEffect(
    () => rememberSearch({ city, checkIn, checkOut, guests, rooms, children }),
    [city, checkIn, checkOut, guests, rooms, children],
  );
  return <ShareButton title={title} to={paths.publicResults(writeSearch(search))} />;
}
