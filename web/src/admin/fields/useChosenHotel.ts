import { useEffect } from 'react';
import { skipToken } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { useFirstHotelQuery } from './FirstHotel.generated';
import { useHotelToday } from './useHotelToday';

const KEPT = 'staffHotel';

interface ChosenHotel {
  /** Undefined until one is found, where none was looked at before on this device. */
  hotelId: string | undefined;
  /** Today's date there; null where there is no such hotel, undefined while it loads. */
  today: string | null | undefined;
  choose: (hotelId: string) => void;
}

/** The hotel of a screen: that of the address, else the one looked at last, else the busiest today, else the first by name. */
export function useChosenHotel(): ChosenHotel {
  const [query, setQuery] = useSearchParams();
  const known = query.get('hotel') ?? localStorage.getItem(KEPT) ?? undefined;
  const { data } = useFirstHotelQuery(known ? skipToken : { context: { inPlace: true } });
  const hotelId = known ?? data?.busiestHotel?.id;
  const today = useHotelToday(hotelId);
  const choose = (chosen: string) =>
    setQuery(
      (before) => {
        before.set('hotel', chosen);
        return before;
      },
      { replace: true },
    );
  const isShown = query.get('hotel') === hotelId;
  useEffect(() => {
    if (!hotelId) return;
    if (today) localStorage.setItem(KEPT, hotelId);
    if (!isShown) choose(hotelId);
  });
  return { hotelId, today, choose };
}
