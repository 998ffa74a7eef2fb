import { Skeleton } from '../kit/Skeleton';
import rows from './rows.module.css';
import styles from './PanelSkeleton.module.css';

/** In the shape of a panel's rows, which are on their way. */
export const PanelSkeleton = ({ rows: count = 5 }: { rows?: number }) => (
  <div role="status" aria-label="Loading" className={styles.rows}>
    {Array.from({ length: count }, (_, row) => (
      <div key={row} className={rows.person}>
        <Skeleton variant="circular" width={40} height={40} className={styles.picture} />
        <div className={rows.grow}>
          <Skeleton width="55%" />
          <Skeleton width="85%" />
        </div>
      </div>
    ))}
  </div>
);
