import { useSearchParams } from 'react-router-dom';
import type { Party } from '../rooms/party';
import { readAddress } from '../ui/address';
import { useToday } from '../ui/today';
import { useChosen } from './chosen';
import { readSearch, SEARCH } from './search';

/** The guests and rooms in the address, which a search puts there, or as they were last chosen; else undefined. */
export function useParty(): Party | undefined {
  const [query] = useSearchParams();
  const today = useToday();
  const chosen = useChosen();
  if ((readAddress(SEARCH, query).guests ?? chosen.guests) === undefined) return undefined;
  const { guests, rooms } = readSearch(query, today, chosen);
  return { guests, rooms };
}
