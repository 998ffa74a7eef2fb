import { useEffect } from 'react';
import { paths } from '../paths';
import { ShareButton } from '../kit/ShareButton';
import { useAddress } from '../kit/useAddress';
import { useLastSearch } from '../search/lastSearch';
import { rememberHotel } from '../search/recent';
import { useParty } from '../search/useParty';
import { SaveButton } from '../saved/heart/SaveButton';
import type { AddressedHotel } from '../../../schema/hotelAddress';
import { STAY, stayOf } from './useStay';

/** Saves the hotel, and shares its page with the dates and the party. The device remembers that the hotel was seen. */
export function HeadActions({ hotel }: { hotel: AddressedHotel }) {
  const { checkIn, checkOut } = useLastSearch();
  const stay = stayOf(useAddress(STAY)[0]) ?? { checkIn, checkOut };
  const [party] = useParty();
  useEffect(() => rememberHotel(hotel.id), [hotel.id]);
  return (
    <>
      <ShareButton title={hotel.name} to={paths.hotel(hotel, { ...stay, ...party })} />
      <SaveButton hotel={{ hotelId: hotel.id, name: hotel.name }} isPlain />
    </>
  );
}
