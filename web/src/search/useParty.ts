import type { GuestsAndRooms } from '../rooms/party';
import { useAddress } from '../kit/useAddress';
import { saveLastSearch, STAY_SEARCH, useLastSearch } from './lastSearch';

/**
 * The guests and rooms of the address, of the last search, or two adults in one room; and what changes them, in the address
 * without a new history entry.
 */
export function useParty(): [GuestsAndRooms, (change: Partial<GuestsAndRooms>) => void] {
  const [requested, setRequested] = useAddress(STAY_SEARCH);
  const lastSearch = useLastSearch();
  const { guests, children } =
    requested.guests === undefined
      ? { guests: lastSearch.guests ?? 2, children: lastSearch.children ?? '' }
      : { guests: requested.guests, children: requested.children };
  const party = { guests, children, rooms: requested.rooms ?? lastSearch.rooms ?? 1 };
  const change = (part: Partial<GuestsAndRooms>) => {
    const next = { ...party, ...part };
    saveLastSearch(next);
    setRequested(next, { replace: true });
  };
  return [party, change];
}
