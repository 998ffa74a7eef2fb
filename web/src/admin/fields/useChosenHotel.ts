import { useEffect } from 'react';
import { skipToken } from '@apollo/client/react';
import { onErrorPage } from '../../apollo/failureLink';
import { id } from '../../kit/address';
import { useAddress } from '../../kit/useAddress';
import { useStaffHotel } from '../duties/useStaffHotel';
import { useFirstHotelQuery } from './FirstHotel.generated';
import { useHotelToday } from './useHotelToday';

interface ChosenHotel {
  /** Undefined while the first one loads on a new device. */
  hotelId: string | undefined;
  /** Today's date at the hotel; null if it does not exist, undefined while it loads. */
  today: string | null | undefined;
  choose: (hotelId: string) => void;
}

/** The hotel in the address of a screen. */
export const CHOSEN_HOTEL = { hotel: id };

/**
 * The hotel of a screen: from the address, else the last one shown, else the first of a member's hotels; for administrators
 * the busiest today, else the first by name.
 */
export function useChosenHotel(): ChosenHotel {
  const [{ hotel }, change] = useAddress(CHOSEN_HOTEL);
  const { held, last, show, choose } = useStaffHotel();
  const known = hotel ?? last;
  const { data } = useFirstHotelQuery(known || !held?.isAdmin ? skipToken : { context: onErrorPage });
  const hotelId = known ?? data?.busiestHotel?.id;
  const today = useHotelToday(hotelId);
  const go = (chosen: string) => change({ hotel: chosen }, { replace: true });
  const isShown = hotel === hotelId;
  useEffect(() => {
    if (!hotelId) return;
    if (today) show(hotelId);
    if (!isShown) go(hotelId);
  });
  return {
    hotelId,
    today,
    choose: (chosen) => {
      choose(chosen);
      go(chosen);
    },
  };
}
