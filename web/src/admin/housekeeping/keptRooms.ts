import type { RoomList } from './roomRows';

interface Kept {
  list: RoomList;
  /** In milliseconds since 1970. */
  at: number;
}

/** The key under which this device keeps a person's list. A sign-out removes it with everything else. */
const keyOf = (userId: string): string => `roomList:${userId}`;

/** Keeps the list of a hotel for a reload without a connection. It names no guests. */
export function keepRooms(userId: string, list: RoomList): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify({ list, at: Date.now() } satisfies Kept));
  } catch {
    // a full or forbidden storage: a reload needs the connection
  }
}

/** The list of a hotel as it was kept; undefined if there is none. */
export function readKeptRooms(userId: string, hotelId: string | undefined): Kept | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null') as Kept | null;
    return kept && kept.list.hotelId === hotelId ? kept : undefined;
  } catch {
    return undefined;
  }
}
