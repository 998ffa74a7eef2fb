import { useEffect, useMemo } from 'react';
import { useFragment } from '@apollo/client/react';
import { LIMITS } from '../../../schema/limits';
import { addNights, countNights, normaliseStay, type StayDates } from '../../../schema/nights';
import { saveLastSearch, notBefore, readLastSearch } from '../search/lastSearch';
import { night, type Addressed } from '../kit/address';
import { useRememberedState } from '../kit/hydration';
import { useAddress } from '../kit/useAddress';
import { useToday } from '../kit/today';
import { StayToday_HotelFragmentDoc } from './StayToday.generated';

/** The dates in the address. */
export const STAY = { checkIn: night, checkOut: night };

/** The dates of an address as a stay. Undefined if they are missing or cannot be a stay. */
export function stayOf({ checkIn, checkOut }: Addressed<typeof STAY>): StayDates | undefined {
  if (!checkIn || !checkOut) return undefined;
  const nights = countNights(checkIn, checkOut);
  return nights >= 0 && nights <= LIMITS.stayNights ? { checkIn, checkOut } : undefined;
}

/** The dates of the last search, if any. */
function lastSearchedStay(): StayDates | undefined {
  const { checkIn, checkOut } = readLastSearch();
  return checkIn && checkOut ? { checkIn, checkOut } : undefined;
}

/**
 * The dates of a hotel's page. They are read from the address, else from the last search, else they are today and
 * tomorrow at the hotel. Changes are written to the address without a new history entry.
 * `stay` is what the fields show. `nights` is the stay to book: same-day dates are one night. Dates that begin before
 * today are `past`, and the stay begins today instead.
 */
export function useStay(hotelId: string) {
  const [dates, setDates] = useAddress(STAY);
  const [selected, setSelected] = useRememberedState(
    (isHydrated) => stayOf(dates) ?? (isHydrated ? lastSearchedStay() : undefined),
  );
  const { data } = useFragment({
    fragment: StayToday_HotelFragmentDoc,
    from: { __typename: 'Hotel', id: hotelId },
  });
  // The browser's time zone is used until the hotel's is known.
  const today = useToday(data.city?.timeZone);
  const past = selected && selected.checkIn < today ? selected : undefined;
  const { checkIn, checkOut } = notBefore(
    selected ?? { checkIn: today, checkOut: addNights(today, 1) },
    today,
  );

  useEffect(() => {
    if (selected) saveLastSearch(selected);
  }, [selected]);

  const change = (stay: StayDates) => {
    setSelected(stay);
    setDates(stay, { replace: true });
  };
  const stay = useMemo(() => ({ checkIn, checkOut }), [checkIn, checkOut]);
  const nights = useMemo(() => normaliseStay(stay), [stay]);
  return { stay, past, nights, today, change };
}
