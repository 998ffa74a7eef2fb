import type { PropsWithChildren } from 'react';
import { ThemeProvider } from '@mui/material/styles';
import { Outlet } from 'react-router-dom';
import { theme } from './theme';

/** Gives the components of MUI in it our theme. Public pages do without them and are not in it. */
export const MuiTheme = ({ children }: PropsWithChildren) => (
  <ThemeProvider theme={theme} modeStorageKey="appearance" noSsr>
    {children}
  </ThemeProvider>
);

/** The theme around pages that consist of such components. */
export const MuiPages = () => (
  <MuiTheme>
    <Outlet />
  </MuiTheme>
);
