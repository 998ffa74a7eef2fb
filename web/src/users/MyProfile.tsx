import type { Viewer } from '../session/SessionProvider';
import card from '../kit/card.module.css';
import { classNames } from '../kit/classNames';
import { Facts } from '../kit/Facts';
import { ProfilePhoto } from '../kit/ProfilePhoto';
import text from '../kit/text.module.css';
import { PendingEmail } from './PendingEmail';
import styles from './MyProfile.module.css';

interface Props {
  viewer: Viewer;
  /** The new address that waits to be confirmed. */
  pendingEmail: string | null;
}

/** Who you are, as others and we see it. */
export function MyProfile({ viewer, pendingEmail }: Props) {
  return (
    <div className={classNames(card.card, styles.profile)}>
      <ProfilePhoto photo={viewer.photo} size={96} alt="Your profile photo" />
      <div className={styles.person}>
        <p className={classNames(text.h2, styles.name)}>{viewer.name}</p>
        <Facts
          facts={[
            ['Username', viewer.username],
            ['Email', viewer.email],
          ]}
        />
      </div>
      <PendingEmail viewer={viewer} pending={pendingEmail} />
    </div>
  );
}
