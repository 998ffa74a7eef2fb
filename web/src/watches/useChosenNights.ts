import type { StayDates } from '../../../schema/nights';
import { useAddress } from '../kit/useAddress';
import { STAY_SEARCH, useLastSearch } from '../search/lastSearch';

/** The nights that a page shows, if the guest chose them; undefined if the page took those of today. */
export function useChosenNights(shown: StayDates): StayDates | undefined {
  const [{ checkIn, checkOut }] = useAddress(STAY_SEARCH);
  const last = useLastSearch();
  return (checkIn && checkOut) || last.checkIn ? shown : undefined;
}
