import { useMemo } from 'react';
import { createStore } from '../../store';
import { useSyncExternalStore } from 'react';

/** A saved hotel. Its name is for when the hotel no longer exists. */
export interface SavedHotel {
  hotelId: string;
  name: string;
}

/** The app reads it too (app/joinedHotels.ts). A sign-out removes them from this device, as everything about the person. */
const KEY = 'savedHotels';
const NONE = '[]';

const stored = () => localStorage.getItem(KEY) ?? NONE;

/** Counts the changes in this tab; those in other tabs are told by the browser. */
const changes = createStore(0);

/** The hotels that were saved on this device without an account, the one saved last first. */
export const deviceHotels = {
  read: (): SavedHotel[] => parse(stored()),
  write(hotels: readonly SavedHotel[]) {
    if (hotels.length) localStorage.setItem(KEY, JSON.stringify(hotels));
    else localStorage.removeItem(KEY);
    changes.write(changes.read() + 1);
  },
};

function subscribe(listener: () => void) {
  const unsubscribe = changes.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', listener);
  };
}

/** The same, followed as they change in any tab. */
export function useDeviceHotels(): SavedHotel[] {
  const text = useSyncExternalStore(subscribe, stored, () => NONE);
  return useMemo(() => parse(text), [text]);
}

function parse(text: string): SavedHotel[] {
  try {
    return JSON.parse(text) as SavedHotel[];
  } catch {
    return [];
  }
}
