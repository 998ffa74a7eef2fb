import type { PropsWithChildren } from 'react';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { Outlet } from 'react-router-dom';
import { printStyles, theme } from './theme';

/** Gives the components of MUI in it our theme. Public pages do without them and are not in it. */
export const MuiTheme = ({ children }: PropsWithChildren) => (
  <ThemeProvider theme={theme} modeStorageKey="appearance" noSsr>
    <GlobalStyles styles={printStyles} />
    {children}
  </ThemeProvider>
);

/** The theme around pages that consist of such components. */
export const MuiPages = () => (
  <MuiTheme>
    <Outlet />
  </MuiTheme>
);
