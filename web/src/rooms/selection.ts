import { useEffect, useReducer } from 'react';

/** The ids of the room numbers that a person has chosen in one hotel, in the order of choosing. */
export type Selection = readonly string[];

export type SelectionStep =
  /** Continue in the dialog: of the room numbers it offered, these are ticked now. */
  | { type: 'choose'; offered: readonly string[]; ticked: readonly string[] }
  /** Instead of the ones that were taken, these. */
  | { type: 'swap'; taken: readonly string[]; instead: readonly string[] }
  | { type: 'drop'; id: string }
  | { type: 'clear' };

/** Merges what was chosen for one room type into the rest; never a room number twice. */
export function selectRooms(selection: Selection, step: SelectionStep): Selection {
  switch (step.type) {
    case 'choose': {
      const kept = selection.filter((id) => !step.offered.includes(id) || step.ticked.includes(id));
      return [...new Set([...kept, ...step.ticked])];
    }
    case 'swap':
      return [...new Set([...selection.filter((id) => !step.taken.includes(id)), ...step.instead])];
    case 'drop':
      return selection.filter((id) => id !== step.id);
    case 'clear':
      return [];
  }
}

const keyOf = (hotelId: string) => `selection:${hotelId}`;

/** What was chosen before a reload, the payment page or the sign-in; it lives as long as the tab. */
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

/** The rooms chosen in one hotel: kept over reloads and the way to the payment page and back. */
export function useSelection(hotelId: string) {
  const [selection, select] = useReducer(selectRooms, hotelId, loadSelection);
  useEffect(() => saveSelection(hotelId, selection), [hotelId, selection]);
  return [selection, select] as const;
}
