import type { Selection } from './selection';

const KEY = 'ticks';

/**
 * What is ticked in a dialog that is still open: a reload, or a session that ended meanwhile and the sign-in after
 * it, lose nothing. One dialog at a time.
 */
export function loadDraftSelection(roomTypeId: string): Selection | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
      of?: string;
      ticked?: string[];
    } | null;
    return kept?.of === roomTypeId && Array.isArray(kept.ticked) ? kept.ticked : undefined;
  } catch {
    return undefined;
  }
}

export const saveDraftSelection = (of: string, ticked: Selection): void =>
  sessionStorage.setItem(KEY, JSON.stringify({ of, ticked }));

export const dropDraftSelection = (): void => sessionStorage.removeItem(KEY);
