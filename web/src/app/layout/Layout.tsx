import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { lazyPart } from '../../apollo/lazyPart';
import { LoadingPage } from '../../kit/LoadingPage';
import { ReachabilityNotice } from './ReachabilityNotice';
import { NavigationBar } from './NavigationBar';
import { SideMenu } from './SideMenu';
import { SkipLink } from './SkipLink';
import { TopBar } from './TopBar';
import styles from './Layout.module.css';

/** It is below what is seen first, and never moves anything. */
const Footer = lazyPart(async () => (await import('./Footer')).Footer);

/** The frame of every page: top bar, side menu, the content beside it, and more ways below. */
export function Layout() {
  return (
    <>
      <SkipLink />
      <NavigationBar />
      <TopBar />
      <ReachabilityNotice />
      <div className={styles.frame}>
        <SideMenu />
        <div className={styles.page}>
          <main id="content" tabIndex={-1} className={styles.content}>
            <Suspense fallback={<LoadingPage />}>
              <Outlet />
            </Suspense>
          </main>
          <Suspense fallback={null}>
            <Footer />
          </Suspense>
        </div>
      </div>
    </>
  );
}
