import { Skeleton } from '../../kit/Skeleton';
import styles from './Messages.module.css';

/** The shape of the page while it loads. */
export const Waiting = () => (
  <div className={styles.panes}>
    <div className={styles.list}>
      {[0, 1, 2, 3, 4].map((row) => (
        <Skeleton key={row} variant="rounded" height={64} />
      ))}
    </div>
    <div className={styles.waiting}>
      <Skeleton variant="rounded" height={360} />
    </div>
  </div>
);
