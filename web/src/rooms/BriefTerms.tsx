import { mdiCheck } from '@mdi/js';
import type { CancellationTerms } from '../../../schema/cancellation';
import { classNames } from '../kit/classNames';
import { Icon } from '../kit/Icon';
import text from '../kit/text.module.css';
import { useToday } from '../kit/today';
import { briefTerms } from './cancellationTerms';
import styles from './BriefTerms.module.css';

export interface BriefTermsProps {
  checkIn: string;
  policy: CancellationTerms;
  /** Where the hotel is: its days count. */
  timeZone: string;
}

/** Until when a booking of these dates could be cancelled, in one line. */
export function BriefTerms({ checkIn, policy, timeZone }: BriefTermsProps) {
  const { isFree, words } = briefTerms(checkIn, policy, useToday(timeZone));
  return (
    <div className={classNames(text.small, styles.line, isFree ? styles.free : text.quiet)}>
      {isFree && <Icon path={mdiCheck} className={styles.mark} />}
      {words}
    </div>
  );
}
