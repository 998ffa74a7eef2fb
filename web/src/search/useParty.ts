import { useSearchParams } from 'react-router-dom';
import type { Party } from '../rooms/party';
import { readSearch, todayHere } from './search';

/** Who travels, where the address says so: people who come from a search bring it along. */
export function useParty(): Party | undefined {
  const [query] = useSearchParams();
  if (!query.has('guests')) return undefined;
  const { guests, rooms } = readSearch(query, todayHere());
  return { guests, rooms };
}
