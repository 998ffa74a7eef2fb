import type { WatchHotelInput } from './MyWatches.generated';

/** A sign-out removes it, as everything about the person. */
const KEY = 'pendingWatch';

/** Keeps what a visitor wants to watch until the sign-in has come back to the hotel. */
export const keepPendingWatch = (input: WatchHotelInput): void =>
  sessionStorage.setItem(KEY, JSON.stringify(input));

/** Takes what was to be watched at this hotel, once; undefined if nothing was. */
export function takePendingWatch(hotelId: string): WatchHotelInput | undefined {
  try {
    const input = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as WatchHotelInput | null;
    if (input?.hotelId !== hotelId) return undefined;
    sessionStorage.removeItem(KEY);
    return input;
  } catch {
    return undefined;
  }
}
