import { Suspense } from 'react';
import Box from '@mui/material/Box';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { LoadingPage } from '../../ui/LoadingPage';
import { Footer } from './Footer';
import { LineNotice } from './LineNotice';
import { NavigationBar } from './NavigationBar';
import { scrollKey } from './scrollPosition';
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
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}

/** As tall as the window: what stands below never jumps while a page loads. */
const contentStyle = { minHeight: 'calc(100dvh - 65px)', outline: 'none' };
