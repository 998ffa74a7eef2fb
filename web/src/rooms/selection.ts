import { useEffect, useReducer } from 'react';
import { useSession } from '../session/SessionProvider';
import { useIsHydrated } from '../kit/hydration';

/** Ids of the room numbers selected in one hotel, in the order of selection. */
export type Selection = readonly string[];

export type SelectionStep =
  /** Continue in the dialog: the room numbers it offered, and those of them that are ticked. */
  | { type: 'choose'; offered: readonly string[]; ticked: readonly string[] }
  /** Replaces room numbers that someone else has taken. */
  | { type: 'replace'; taken: readonly string[]; instead: readonly string[] }
  | { type: 'drop'; id: string }
  | { type: 'clear' }
  /** Loads the stored selection of the hotel, which signing out clears. */
  | { type: 'load'; stored: Selection };

/** Merges the selection in one room type with the rest. No room number is listed twice. */
export function selectRooms(selection: Selection, step: SelectionStep): Selection {
  switch (step.type) {
    case 'choose': {
      const remaining = selection.filter((id) => !step.offered.includes(id) || step.ticked.includes(id));
      return [...new Set([...remaining, ...step.ticked])];
    }
    case 'replace':
      return [...new Set([...selection.filter((id) => !step.taken.includes(id)), ...step.instead])];
    case 'drop':
      return selection.filter((id) => id !== step.id);
    case 'clear':
      return [];
    case 'load':
      return step.stored;
  }
}

const keyOf = (hotelId: string) => ['selection', hotelId].join(':');

/** The selection before a reload, the payment page or the sign-in. It is stored until the tab is closed. */
export function loadSelection(hotelId: string): Selection {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(hotelId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export function saveSelection(hotelId: string, selection: Selection): void {
  if (selection.length > 0) sessionStorage.setItem(keyOf(hotelId), JSON.stringify(selection));
  else sessionStorage.removeItem(keyOf(hotelId));
}

const none = (): Selection => [];

/** The rooms selected in one hotel. They survive reloads and the payment page, but not signing out. */
export function useSelection(hotelId: string) {
  const isHydrated = useIsHydrated();
  const [selection, select] = useReducer(selectRooms, hotelId, isHydrated ? loadSelection : none);
  const { status } = useSession();
  useEffect(() => {
    if (status === 'signedOut') select({ type: 'load', stored: loadSelection(hotelId) });
  }, [status, hotelId]);
  useEffect(() => {
    if (isHydrated) saveSelection(hotelId, selection);
  }, [isHydrated, hotelId, selection]);
  return [selection, select] as const;
}
