import { mdiAccountMultipleOutline } from '@mdi/js';
import { Icon } from '../kit/Icon';
import { ProfilePhoto } from '../kit/ProfilePhoto';
import * as texts from './texts';
import styles from './Avatar.module.css';

interface Props {
  photo?: string | null;
  isGroup?: boolean;
  isOnline?: boolean;
  /** In pixels. */
  size?: number;
}

/** The photo of a person, marked while they are online, or the icon of a group. */
export const Avatar = ({ photo = null, isGroup = false, isOnline = false, size = 40 }: Props) => (
  <div className={styles.container}>
    {isGroup ? (
      <div className={styles.group} style={{ width: size, height: size }}>
        <Icon path={mdiAccountMultipleOutline} size="small" />
      </div>
    ) : (
      <ProfilePhoto photo={photo} size={size} />
    )}
    {isOnline && <div role="img" aria-label={texts.online} className={styles.online} />}
  </div>
);
