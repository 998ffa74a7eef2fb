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
  /** The hotel's time zone, which decides what today is. */
  timeZone: string;
}

/** The cancellation terms of a booking of these dates, in a few words. */
export function BriefTerms({ checkIn, policy, timeZone }: BriefTermsProps) {
  const { isFree, words } = briefTerms(checkIn, policy, useToday(timeZone));
  return (
    <div className={classNames(text.small, styles.terms, isFree ? styles.free : text.quiet)}>
      {isFree && <Icon path={mdiCheck} className={styles.mark} />}
      {words}
    </div>
  );
}
