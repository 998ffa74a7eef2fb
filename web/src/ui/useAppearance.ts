import { useColorScheme } from '@mui/material/styles';

/** The colours that are shown now: those the visitor chose, or else the system's. */
export function useAppearance(): 'light' | 'dark' {
  const { mode, systemMode } = useColorScheme();
  return (mode === 'system' ? systemMode : mode) === 'dark' ? 'dark' : 'light';
}
