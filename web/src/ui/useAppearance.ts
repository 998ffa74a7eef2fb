import { useColorScheme } from '@mui/material/styles';
import { useIsHydrated } from './hydration';

/**
 * The colours that are shown now: those the visitor chose, or else the system's. The server knows neither: what differs
 * on public pages is chosen by their style sheet (`[data-appearance]`).
 */
export function useAppearance(): 'light' | 'dark' {
  const { mode, systemMode } = useColorScheme();
  const isHydrated = useIsHydrated();
  return isHydrated && (mode === 'system' ? systemMode : mode) === 'dark' ? 'dark' : 'light';
}
