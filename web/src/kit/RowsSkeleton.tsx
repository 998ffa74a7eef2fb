import { classNames } from './classNames';
import { Skeleton } from './Skeleton';
import card from './card.module.css';
import styles from './RowsSkeleton.module.css';
import * as texts from './texts';

/** In the shape of a list whose rows are on their way: cards of this height, one below the other. */
export function RowsSkeleton({ height, rows = 4 }: { height: number; rows?: number }) {
  return (
    <div role="status" aria-label={texts.loading} className={styles.rows}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={classNames(card.card, styles.row)} style={{ height }}>
          <Skeleton width="38%" height={30} />
          <Skeleton width="24%" className={styles.second} />
          <Skeleton width="92%" />
          <Skeleton width="66%" />
        </div>
      ))}
    </div>
  );
}
