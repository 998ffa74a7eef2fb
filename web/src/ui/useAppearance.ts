import { useSyncExternalStore } from 'react';
import { followAppearance, shownAppearance, type Appearance } from './appearance';
import { useIsHydrated } from './hydration';

const onServer = (): Appearance => 'light';

/**
 * The colours that are shown now. The server does not know them: what differs on public pages is chosen by their style
 * sheets (`[data-appearance]`).
 */
export function useAppearance(): Appearance {
  const shown = useSyncExternalStore(followAppearance, shownAppearance, onServer);
  return useIsHydrated() ? shown : 'light';
}
