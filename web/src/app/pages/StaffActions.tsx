import { Suspense, type PropsWithChildren } from 'react';
import { Only } from '../../session/SessionProvider';
import styles from './StaffActions.module.css';

/** What administrators alone can do on a page; its height is kept while the code comes. */
export function StaffActions({ children }: PropsWithChildren) {
  return (
    <Only roles={['ADMIN']}>
      <div className={styles.actions}>
        <Suspense>{children}</Suspense>
      </div>
    </Only>
  );
}
