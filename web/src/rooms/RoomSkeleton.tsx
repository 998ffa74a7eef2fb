import { classNames } from '../kit/classNames';
import { Skeleton } from '../kit/Skeleton';
import page from './RoomPage.module.css';
import styles from './RoomSkeleton.module.css';
import * as texts from './texts';

/** The placeholder of a room type's page. */
export function RoomSkeleton() {
  return (
    <div role="status" aria-label={texts.loading} className={page.page}>
      <Skeleton variant="rounded" height={38} className={styles.title} />
      <Skeleton variant="text" width={220} className={page.hotel} />
      <div className={page.columns}>
        <Skeleton variant="rounded" height="auto" className={classNames(styles.part, styles.pictures)} />
        <Skeleton variant="rounded" height={216} className={styles.part} />
      </div>
    </div>
  );
}
