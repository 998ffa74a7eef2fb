import { mdiAccountMultipleOutline } from '@mdi/js';
import { Icon } from '../kit/Icon';
import { ProfilePhoto } from '../kit/ProfilePhoto';
import styles from './Avatar.module.css';

interface Props {
  photo?: string | null;
  isGroup?: boolean;
  isOnline?: boolean;
  /** In pixels. */
  size?: number;
}

/** The photo of a person, with a mark while they are online; or the sign of a group. */
export const Avatar = ({ photo = null, isGroup = false, isOnline = false, size = 40 }: Props) => (
  <div className={styles.place}>
    {isGroup ? (
      <div className={styles.group} style={{ width: size, height: size }}>
        <Icon path={mdiAccountMultipleOutline} size="small" />
      </div>
    ) : (
      <ProfilePhoto photo={photo} size={size} />
    )}
    {isOnline && <div role="img" aria-label="Online" className={styles.online} />}
  </div>
);
