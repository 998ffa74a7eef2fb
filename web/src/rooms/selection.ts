import { useEffect, useReducer } from 'react';
import { useSession } from '../session/SessionProvider';
import { useIsHydrated } from '../kit/hydration';

/** Ids of the room numbers chosen in one hotel, in the order of choosing. */
export type Selection = readonly string[];

export type SelectionStep =
  /** Continue in the dialog: of the room numbers it offered, these are ticked now. */
  | { type: 'choose'; offered: readonly string[]; ticked: readonly string[] }
  /** Room numbers in place of those that were taken. */
  | { type: 'replace'; taken: readonly string[]; instead: readonly string[] }
  | { type: 'drop'; id: string }
  | { type: 'clear' }
  /** What is stored for the hotel: nothing, once somebody has signed out. */
  | { type: 'load'; stored: Selection };

/** Merges what was chosen for one room type into the rest; never a room number twice. */
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

const keyOf = (hotelId: string) => `selection:${hotelId}`;

/** What was chosen before a reload, the payment page or the sign-in; stored as long as the tab lives. */
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

/** The rooms chosen in one hotel; they survive reloads and the way to the payment page and back, but no signing out. */
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
