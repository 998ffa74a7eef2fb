import type { Party } from '../rooms/party';
import { useAddress } from '../kit/useAddress';
import { STAY_SEARCH, useLastSearch } from './lastSearch';

/** The guests and rooms of the address or of the last search; undefined without either. */
export function useParty(): Party | undefined {
  const [requested] = useAddress(STAY_SEARCH);
  const lastSearch = useLastSearch();
  const guests = requested.guests ?? lastSearch.guests;
  return guests === undefined ? undefined : { guests, rooms: requested.rooms ?? lastSearch.rooms ?? 1 };
}
