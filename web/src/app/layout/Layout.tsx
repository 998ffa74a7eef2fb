import { Suspense } from 'react';
import Box from '@mui/material/Box';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { LoadingPage } from '../../ui/LoadingPage';
import { SideMenu } from './SideMenu';
import { SkipLink } from './SkipLink';
import { TopBar } from './TopBar';

/** The frame of every page: top bar, side menu, and the content beside it. */
export function Layout() {
  return (
    <>
      <SkipLink />
      <TopBar />
      <Box sx={{ display: 'flex', minHeight: 'calc(100dvh - 65px)' }}>
        <SideMenu />
        <Box component="main" id="content" tabIndex={-1} sx={{ flex: 1, minWidth: 0, outline: 'none' }}>
          <Suspense fallback={<LoadingPage />}>
            <Outlet />
          </Suspense>
        </Box>
      </Box>
      <ScrollRestoration />
    </>
  );
}
