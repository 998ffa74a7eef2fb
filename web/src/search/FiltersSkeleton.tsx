import { Skeleton } from '../kit/Skeleton';
import * as texts from './texts';
import styles from './Filters.module.css';

/** The placeholder of the filters. */
export function FiltersSkeleton() {
  return (
    <div role="status" aria-label={texts.loading} className={styles.filters}>
      {[7, 5, 8, 5].map((rows, group) => (
        <div key={group}>
          {Array.from({ length: rows }, (_, row) => (
            <Skeleton key={row} width={row === 0 ? '40%' : '100%'} height={32} />
          ))}
        </div>
      ))}
    </div>
  );
}
