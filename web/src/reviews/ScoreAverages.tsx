import { decimal } from '../kit/format';
import type { CSSProperties } from 'react';
import { fill } from '../../../schema/fill';
import { RATING } from '../../../schema/ratings';
import type { ReviewSubject } from '../../../schema/reviewScores';
import styles from './ScoreAverages.module.css';
import { SUBJECT_NAMES } from './subjectNames';
import * as texts from './texts';

interface Props {
  averages: readonly { subject: string; average: number; count: number }[];
}

/** The average score of a hotel in each subject that guests scored, with the number of scores. */
export const ScoreAverages = ({ averages }: Props) => (
  <ul aria-label={texts.averageScores} className={styles.averages}>
    {averages.map(({ subject, average, count }) => (
      <li key={subject} className={styles.row}>
        <span>{SUBJECT_NAMES[subject.toLowerCase() as ReviewSubject]}</span>
        <span className={styles.value}>
          <strong>{decimal(average)}</strong> {fill(texts.numberOfScores, { count })}
        </span>
        <span aria-hidden className={styles.bar}>
          <span
            className={styles.part}
            style={{ '--share': `${(100 * average) / RATING.highest}%` } as CSSProperties}
          />
        </span>
      </li>
    ))}
  </ul>
);
