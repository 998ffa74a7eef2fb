import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { LoadingPage } from '../../kit/LoadingPage';
import { Footer } from './Footer';
import { ReachabilityNotice } from './ReachabilityNotice';
import { NavigationBar } from './NavigationBar';
import { SideMenu } from './SideMenu';
import { SkipLink } from './SkipLink';
import { TopBar } from './TopBar';
import styles from './Layout.module.css';

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
          <Footer />
        </div>
      </div>
    </>
  );
}
