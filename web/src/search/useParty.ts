import { useSearchParams } from 'react-router-dom';
import type { Party } from '../rooms/party';
import { readSearch, todayHere } from './search';

/** The guests and rooms in the address, which a search puts there; else undefined. */
export function useParty(): Party | undefined {
  const [query] = useSearchParams();
  if (!query.has('guests')) return undefined;
  const { guests, rooms } = readSearch(query, todayHere());
  return { guests, rooms };
}
