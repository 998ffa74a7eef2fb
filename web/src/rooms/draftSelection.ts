import type { Selection } from './selection';

const KEY = 'draftSelection';

/** The ticked room numbers of an open dialog, which survive a reload or a sign-in. One dialog at a time. */
export function loadDraftSelection(roomTypeId: string): Selection | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
      of?: string;
      ticked?: string[];
    } | null;
    return stored?.of === roomTypeId && Array.isArray(stored.ticked) ? stored.ticked : undefined;
  } catch {
    return undefined;
  }
}

export const saveDraftSelection = (of: string, ticked: Selection): void =>
  sessionStorage.setItem(KEY, JSON.stringify({ of, ticked }));

export const dropDraftSelection = (): void => sessionStorage.removeItem(KEY);
