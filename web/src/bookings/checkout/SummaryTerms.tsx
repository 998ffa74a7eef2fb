import { freeUntil, type CancellationTerms } from '../../../../schema/cancellation';
import { cancellationSteps, type RefundableSums } from '../../../../schema/cancellationSteps';
import { todayIn } from '../../../../schema/nights';
import { classNames } from '../../kit/classNames';
import text from '../../kit/text.module.css';
import styles from './SummaryTerms.module.css';

interface Props {
  checkIn: string;
  policy: CancellationTerms;
  timeZone: string;
  /** The price, once it is known. */
  sums: RefundableSums | undefined;
}

/** The cancellation terms of a booking of these dates. */
export function SummaryTerms({ checkIn, policy, timeZone, sums }: Props) {
  const terms = { ...policy, checkIn, freeUntil: freeUntil(checkIn, policy) };
  return (
    <p className={classNames(text.small, text.quiet, styles.terms)}>
      {cancellationSteps(terms, todayIn(timeZone, new Date()), sums).join(' ')}
    </p>
  );
}
