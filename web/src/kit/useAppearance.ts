import { useEffect, useReducer } from 'react';
import { followAppearance, shownAppearance, type Appearance } from './appearance';
import { useBrowserOnly } from './hydration';

/**
 * The colours that are shown now. The server does not know them: what differs on public pages is chosen by their style
 * sheets (`[data-appearance]`).
 */
export function useAppearance(): Appearance {
  const [, drawAnew] = useReducer((changes: number) => changes + 1, 0);
  useEffect(() => followAppearance(drawAnew), []);
  return useBrowserOnly(shownAppearance, () => 'light');
}
