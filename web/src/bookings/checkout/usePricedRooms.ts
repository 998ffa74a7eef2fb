import type { StayDates } from '../../../../schema/nights';
import { shortStay } from '../../rooms/minimumStay';
import type { ChosenRoom } from './quoteLines';
import { useQuote } from './useQuote';

export type PricedRooms = ReturnType<typeof usePricedRooms>;

/** What the chosen rooms that are still free cost, and whether their stay is long enough. */
export function usePricedRooms(hotelId: string, stay: StayDates, rooms: readonly ChosenRoom[]) {
  const counting = rooms.filter(({ counts }) => counts).map(({ id }) => id);
  const quoted = useQuote(hotelId, stay, counting);
  const short = shortStay(stay, quoted.isCurrent ? quoted.quote?.minimumNights : undefined);
  return { counting, areAllFree: counting.length === rooms.length, quoted, short };
}
