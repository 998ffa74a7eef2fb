import { ProfilePhoto } from '../kit/ProfilePhoto';
import * as texts from './texts';
import styles from './Avatar.module.css';

interface Props {
  photo?: string | null;
  isOnline?: boolean;
  /** In pixels. */
  size?: number;
}

/** The photo of a person, marked while they are online. */
export const Avatar = ({ photo = null, isOnline = false, size = 40 }: Props) => (
  <div className={styles.container}>
    <ProfilePhoto photo={photo} size={size} />
    {isOnline && <div role="img" aria-label={texts.online} className={styles.online} />}
  </div>
);
