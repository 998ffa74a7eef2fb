import { pictureAddress } from '../../../schema/pictures';
import { classNames } from './classNames';
import styles from './SmallPicture.module.css';

/** Drawings without a background, for what is not there. */
export type SmallPictureName = 'empty-bookings' | 'empty-reviews' | 'empty-search' | 'not-found' | 'offline';

/** A small drawing beside words that say the same. */
export function SmallPicture({ of, className }: { of: SmallPictureName; className?: string }) {
  return (
    <img
      src={pictureAddress(of)}
      alt=""
      width={160}
      height={120}
      className={classNames(styles.picture, className)}
    />
  );
}
