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

/** The dates of an address as a stay, or undefined where it has none that could be a stay. */
export function stayOf({ checkIn, checkOut }: Addressed<typeof STAY>): StayDates | undefined {
  if (!checkIn || !checkOut) return undefined;
  const nights = countNights(checkIn, checkOut);
  return nights >= 0 && nights <= LIMITS.stayNights ? { checkIn, checkOut } : undefined;
}

/** The dates that were last chosen, if any. */
function chosenStay(): StayDates | undefined {
  const { checkIn, checkOut } = readLastSearch();
  return checkIn && checkOut ? { checkIn, checkOut } : undefined;
}

/**
 * The dates a hotel's page shows. They begin with the address and are written back there as they change,
 * without a new entry in the history; without dates in the address they are those that were last chosen, else today
 * and tomorrow at the hotel.
 * `stay` is what the fields say, `nights` what it means: same-day dates are one night. Dates that begin before today are
 * `past`, and the stay begins today instead.
 */
export function useStay(hotelId: string) {
  const [dates, setDates] = useAddress(STAY);
  const [chosen, setChosen] = useRememberedState(
    (isHydrated) => stayOf(dates) ?? (isHydrated ? chosenStay() : undefined),
  );
  const { data } = useFragment({
    fragment: StayToday_HotelFragmentDoc,
    from: { __typename: 'Hotel', id: hotelId },
  });
  // until the hotel's time zone is known, the browser's is used
  const today = useToday(data.city?.timeZone);
  const past = chosen && chosen.checkIn < today ? chosen : undefined;
  const { checkIn, checkOut } = notBefore(chosen ?? { checkIn: today, checkOut: addNights(today, 1) }, today);

  useEffect(() => {
    if (chosen) saveLastSearch(chosen);
  }, [chosen]);

  const change = (stay: StayDates) => {
    setChosen(stay);
    setDates(stay, { replace: true });
  };
  const stay = useMemo(() => ({ checkIn, checkOut }), [checkIn, checkOut]);
  const nights = useMemo(() => normaliseStay(stay), [stay]);
  return { stay, past, nights, today, change };
}
