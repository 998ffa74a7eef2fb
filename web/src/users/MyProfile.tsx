import type { Viewer } from '../session/SessionProvider';
import * as sessionTexts from '../session/texts';
import card from '../kit/card.module.css';
import { classNames } from '../kit/classNames';
import { Facts } from '../kit/Facts';
import { ProfilePhoto } from '../kit/ProfilePhoto';
import textStyles from '../kit/text.module.css';
import { PendingEmail } from './PendingEmail';
import * as texts from './texts';
import styles from './MyProfile.module.css';

interface Props {
  viewer: Viewer;
  /** The new address that is not confirmed yet. */
  pendingEmail: string | null;
}

/** The viewer's photo, name, username and email address. */
export function MyProfile({ viewer, pendingEmail }: Props) {
  return (
    <div className={classNames(card.card, styles.profile)}>
      <ProfilePhoto photo={viewer.photo} size={96} alt={texts.yourProfilePhoto} />
      <div className={styles.person}>
        <p className={classNames(textStyles.h2, styles.name)}>{viewer.name}</p>
        <Facts
          facts={[
            [sessionTexts.username, viewer.username],
            [sessionTexts.email, viewer.email],
          ]}
        />
      </div>
      <PendingEmail viewer={viewer} pending={pendingEmail} />
    </div>
  );
}
