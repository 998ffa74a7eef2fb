import { skipToken } from '@apollo/client/react';
import { onErrorPage } from '../../apollo/failureLink';
import { todayIn } from '../../../../schema/nights';
import { useHotelTodayQuery } from './HotelToday.generated';
import { isReference } from './reference';

/** Today's date at a hotel, in its time zone; null if the hotel does not exist, undefined while it loads. */
export function useHotelToday(hotelId: string | undefined): string | null | undefined {
  const id = hotelId && isReference(hotelId) ? hotelId.trim().toLowerCase() : undefined;
  const { data } = useHotelTodayQuery(id ? { variables: { id }, context: onErrorPage } : skipToken);
  if (hotelId && !id) return null;
  return data && (data.hotel ? todayIn(data.hotel.city.timeZone, new Date()) : null);
}
