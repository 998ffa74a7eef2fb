import { freeUntil, type CancellationTerms } from '../../../../schema/cancellation';
import { todayIn } from '../../../../schema/nights';
import { cancellationWords } from '../../rooms/cancellationTerms';
import { classNames } from '../../kit/classNames';
import text from '../../kit/text.module.css';
import styles from './SummaryTerms.module.css';

interface Props {
  checkIn: string;
  policy: CancellationTerms;
  timeZone: string;
}

/** The cancellation terms of a booking of these dates. */
export function SummaryTerms({ checkIn, policy, timeZone }: Props) {
  const terms = { ...policy, checkIn, freeUntil: freeUntil(checkIn, policy) };
  return (
    <p className={classNames(text.small, text.quiet, styles.terms)}>
      {cancellationWords(terms, todayIn(timeZone, new Date()))}
    </p>
  );
}
