import { Suspense, type PropsWithChildren } from 'react';
import { Only } from '../../session/SessionProvider';
import styles from './StaffActions.module.css';

/** What staff alone can do on a page; its height is kept while the code comes. */
export function StaffActions({ children }: PropsWithChildren) {
  return (
    <Only roles={['TEAM', 'ADMIN']}>
      <div className={styles.actions}>
        <Suspense>{children}</Suspense>
      </div>
    </Only>
  );
}
