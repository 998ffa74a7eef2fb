import { mdiCalendarCheckOutline, mdiKeyOutline, mdiLockOutline, mdiMessageTextOutline } from '@mdi/js';

import { Icon } from '../kit/Icon';
import styles from './Reasons.module.css';

const REASONS = [
  [mdiCalendarCheckOutline, 'Terms before you pay', 'Each hotel says until when cancelling is free.'],
  [mdiLockOutline, 'Your card stays yours', 'You pay with our card provider; we never see the number.'],
  [mdiMessageTextOutline, 'Real reviews', 'Only guests who booked and stayed can write one.'],
  [mdiKeyOutline, 'Your room, by its number', 'Held for you while you pay, and nobody else gets it.'],
] as const;

/** Why to book here, each a thing that the product keeps. */
export function Reasons() {
  return (
    <ul aria-label="Why book here" className={styles.list}>
      {REASONS.map(([drawing, title, text]) => (
        <li key={title} className={styles.reason}>
          <Icon path={drawing} className={styles.icon} />
          <div>
            <div className={styles.title}>{title}</div>
            <div className={styles.text}>{text}</div>
          </div>
        </li>
      ))}
    </ul>
  );
}
