import { Suspense } from 'react';
import { fill } from '../../../schema/fill';
import { LIMITS } from '../../../schema/limits';
import { countNights } from '../../../schema/nights';
import { lazyPart } from '../apollo/lazyPart';
import chip from '../kit/chip.module.css';
import { classNames } from '../kit/classNames';
import { Skeleton } from '../kit/Skeleton';
import { FLEXIBLE_DAYS, type Search } from './search';
import styles from './FlexibleDates.module.css';
import * as texts from './texts';

const FlexibleStays = lazyPart(async () => (await import('./FlexibleStays')).FlexibleStays);

interface Props {
  search: Search;
  /** The days that were chosen last, also while they are loaded. */
  days: number | undefined;
  addressOf: (search: Search) => string;
  onDays: (days: number | undefined) => void;
}

/** By how many days the dates may move, and what the stay costs on each of them. */
export function FlexibleDates({ search, days, addressOf, onDays }: Props) {
  if (countNights(search.checkIn, search.checkOut) > LIMITS.flexibleNights)
    return search.flexible ? (
      <section aria-label={texts.flexibleDates} className={styles.section}>
        <p className={styles.summary}>{fill(texts.flexibleNights, { nights: LIMITS.flexibleNights })}</p>
      </section>
    ) : null;
  return (
    <section aria-label={texts.flexibleDates} className={styles.section}>
      <div role="group" aria-label={texts.flexibleDates} className={styles.choices}>
        {[undefined, ...FLEXIBLE_DAYS].map((choice) => (
          <button
            key={choice ?? 0}
            type="button"
            aria-pressed={choice === days}
            className={classNames(chip.chip, choice !== days && chip.outlined)}
            onClick={() => onDays(choice)}
          >
            {choice ? fill(texts.daysAround, { days: choice }) : texts.exactDates}
          </button>
        ))}
      </div>
      {search.flexible && (
        <Suspense fallback={<Skeleton variant="rounded" height={130} />}>
          <FlexibleStays search={search} days={search.flexible} addressOf={addressOf} />
        </Suspense>
      )}
    </section>
  );
}
