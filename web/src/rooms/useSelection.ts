import { useEffect, useReducer } from 'react';
import { loadSelection, saveSelection, selectRooms } from './selection';

/** The rooms chosen in one hotel: kept over reloads and the way to the payment page and back. */
export function useSelection(hotelId: string) {
  const [selection, select] = useReducer(selectRooms, hotelId, loadSelection);
  useEffect(() => saveSelection(hotelId, selection), [hotelId, selection]);
  return [selection, select] as const;
}
