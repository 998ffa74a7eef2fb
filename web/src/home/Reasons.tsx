import { mdiCalendarCheckOutline, mdiDoor, mdiLockOutline, mdiMessageTextOutline } from '@mdi/js';
import { Icon } from '../kit/Icon';
import * as texts from './texts';
import styles from './Reasons.module.css';

const REASONS = [
  [mdiCalendarCheckOutline, texts.clearTerms, texts.clearTermsText],
  [mdiLockOutline, texts.securePayment, texts.securePaymentText],
  [mdiMessageTextOutline, texts.realReviews, texts.realReviewsText],
  [mdiDoor, texts.exactRoom, texts.exactRoomText],
] as const;

/** Reasons to book here. The product keeps each of these promises. */
export function Reasons() {
  return (
    <ul aria-label={texts.whyBookHere} className={styles.list}>
      {REASONS.map(([icon, title, text]) => (
        <li key={title} className={styles.reason}>
          <Icon path={icon} className={styles.icon} />
          <div>
            <div className={styles.title}>{title}</div>
            <div className={styles.text}>{text}</div>
          </div>
        </li>
      ))}
    </ul>
  );
}
