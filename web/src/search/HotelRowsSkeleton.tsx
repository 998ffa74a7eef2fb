import card from '../kit/card.module.css';
import { classNames } from '../kit/classNames';
import { Skeleton } from '../kit/Skeleton';
import * as texts from './texts';
import styles from './HotelRowsSkeleton.module.css';

/** The placeholder of a list of hotels. */
export function HotelRowsSkeleton() {
  return (
    <div role="status" aria-label={texts.loading} className={styles.rows}>
      <Skeleton width={120} height={40} />
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className={classNames(card.card, styles.row)}>
          <Skeleton variant="rectangular" className={styles.picture} />
          <div className={styles.words}>
            <Skeleton width="50%" height={32} />
            <Skeleton width="35%" />
            <Skeleton width="28%" />
            <Skeleton width="80%" />
          </div>
        </div>
      ))}
    </div>
  );
}
