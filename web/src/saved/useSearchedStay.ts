import { inMyLanguage } from '../kit/written';
import { useMemo } from 'react';
import { useAddress } from '../kit/useAddress';
import { useToday } from '../kit/today';
import { normaliseStay, type StayDates } from '../../../schema/nights';
import { stayOf } from '../hotels/useStay';
import { notBefore, saveLastSearch, STAY_SEARCH, useLastSearch } from '../search/lastSearch';
import { useParty } from '../search/useParty';

/**
 * The dates, guests and rooms for which prices are shown: those of the address, else of the last search. Without dates
 * there is no stay, and prices are those of one night.
 */
export function useSearchedStay() {
  const [requested, setRequested] = useAddress(STAY_SEARCH);
  const today = useToday();
  const last = useLastSearch(today);
  const { checkIn, checkOut } = stayOf(requested) ?? last;
  const stay = useMemo(
    () => (checkIn && checkOut ? notBefore({ checkIn, checkOut }, today) : undefined),
    [checkIn, checkOut, today],
  );
  const [party] = useParty();
  const { guests, rooms } = party;
  const change = (next: StayDates) => {
    saveLastSearch(next);
    setRequested(next, { replace: true });
  };
  /** For queries that price a stay; the dates without a stay are not used. */
  const variables = {
    ...(stay ? normaliseStay(stay) : { checkIn: '2000-01-01', checkOut: '2000-01-02' }),
    guests,
    rooms,
    hasDates: Boolean(stay),
    ...inMyLanguage(),
  };
  return { stay, party, today, change, variables };
}

export type SearchedStay = ReturnType<typeof useSearchedStay>;
