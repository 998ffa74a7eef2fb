import { classNames } from './classNames';
import { Skeleton } from './Skeleton';
import text from './text.module.css';
import styles from './LoadingPage.module.css';
import * as texts from './texts';

/** What stands in a page's place until it is there. */
export function LoadingPage() {
  return (
    <div role="status" className={styles.page}>
      <p className={classNames(text.body, text.quiet, styles.word)}>{texts.loading}</p>
      <Skeleton variant="rounded" height={40} className={styles.heading} />
      <Skeleton variant="rounded" height={220} className={styles.card} />
    </div>
  );
}
