import { Skeleton } from '../kit/Skeleton';
import { loading } from '../kit/texts';
import rows from './rows.module.css';
import styles from './PanelSkeleton.module.css';

/** The placeholder of a panel's rows while they load. */
export const PanelSkeleton = ({ rows: count = 5 }: { rows?: number }) => (
  <div role="status" aria-label={loading} className={styles.rows}>
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
