import { decimal } from '../kit/format';
import type { CSSProperties } from 'react';
import { fill } from '../../../schema/fill';
import { classNames } from '../kit/classNames';
import { Stars } from '../kit/Stars';
import text from '../kit/text.module.css';
import { ratings } from '../kit/texts';
import { ratingsWithStars } from './texts';
import styles from './RatingBars.module.css';

interface Props {
  average: number;
  /** The number of ratings with 1, 2, 3, 4 and 5 stars. */
  distribution: readonly number[];
}

/** The average rating of a hotel, and a bar for the ratings with each number of stars. */
export function RatingBars({ average, distribution }: Props) {
  const total = distribution.reduce((sum, count) => sum + count, 0);
  return (
    <div className={styles.ratings}>
      <div className={styles.whole}>
        <p className={classNames(text.h2, styles.average)}>{decimal(average)}</p>
        <Stars rating={average} />
        <p className={classNames(text.small, text.quiet)}>{fill(ratings, { count: total })}</p>
      </div>
      <ul className={styles.bars}>
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = distribution[stars - 1] ?? 0;
          return (
            <li key={stars} className={styles.row} aria-label={fill(ratingsWithStars, { stars, count })}>
              <span aria-hidden>{stars}</span>
              <div aria-hidden className={styles.bar}>
                <div
                  className={styles.part}
                  style={{ '--share': `${(100 * count) / total}%` } as CSSProperties}
                />
              </div>
              <span aria-hidden className={styles.count}>
                {count}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
