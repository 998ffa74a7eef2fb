import { Suspense } from 'react';
import Box from '@mui/material/Box';
import { Outlet, ScrollRestoration, type Location } from 'react-router-dom';
import { LoadingPage } from '../../ui/LoadingPage';
import { Footer } from './Footer';
import { LineNotice } from './LineNotice';
import { NavigationBar } from './NavigationBar';
import { SideMenu } from './SideMenu';
import { SkipLink } from './SkipLink';
import { TopBar } from './TopBar';

/** The frame of every page: top bar, side menu, the content beside it, and more ways below. */
export function Layout() {
  return (
    <>
      <SkipLink />
      <NavigationBar />
      <TopBar />
      <LineNotice />
      <Box sx={{ display: 'flex', minHeight: 'calc(100dvh - 65px)' }}>
        <SideMenu />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box component="main" id="content" tabIndex={-1} sx={contentStyle}>
            <Suspense fallback={<LoadingPage />}>
              <Outlet />
            </Suspense>
          </Box>
          <Footer />
        </Box>
      </Box>
      <ScrollRestoration getKey={placeOf} />
    </>
  );
}

/** Every address that is loaded anew has the same key: its own place is kept by its path, and not for the next one. */
const placeOf = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

/** As tall as the window: what stands below never jumps while a page loads. */
const contentStyle = { minHeight: 'calc(100dvh - 65px)', outline: 'none' };
