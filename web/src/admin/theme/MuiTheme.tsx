import type { PropsWithChildren } from 'react';
import { ThemeProvider } from '@mui/material/styles';
import { theme } from './theme';

/** Applies our theme to the MUI components in it. Public pages have none and are outside it. */
export const MuiTheme = ({ children }: PropsWithChildren) => (
  <ThemeProvider theme={theme} modeStorageKey="appearance" noSsr>
    {children}
  </ThemeProvider>
);
