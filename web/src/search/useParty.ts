import { useSearchParams } from 'react-router-dom';
import type { Party } from '../rooms/party';
import { readChosen } from './chosen';
import { readSearch, todayHere } from './search';

/** The guests and rooms in the address, which a search puts there, or as they were last chosen; else undefined. */
export function useParty(): Party | undefined {
  const [query] = useSearchParams();
  const chosen = readChosen();
  if (!query.has('guests') && chosen.guests === undefined) return undefined;
  const { guests, rooms } = readSearch(query, todayHere(), chosen);
  return { guests, rooms };
}
