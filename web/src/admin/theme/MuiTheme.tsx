import type { PropsWithChildren } from 'react';
import { ThemeProvider } from '@mui/material/styles';
import { Outlet } from 'react-router-dom';
import { theme } from './theme';

/** Applies our theme to the MUI components in it. Public pages have none and are outside it. */
export const MuiTheme = ({ children }: PropsWithChildren) => (
  <ThemeProvider theme={theme} modeStorageKey="appearance" noSsr>
    {children}
  </ThemeProvider>
);

/** The theme around the pages of the staff area. */
export const MuiPages = () => (
  <MuiTheme>
    <Outlet />
  </MuiTheme>
);
