import { REVIEW_SUBJECTS, type ReviewScores, type ReviewSubject } from '../../../schema/reviewScores';
import { FieldSet } from '../kit/FieldSet';
import { StarField } from '../kit/StarField';
import type { BoundField } from '../kit/useForm';
import styles from './ScoreFields.module.css';
import { SUBJECT_NAMES } from './subjectNames';
import * as texts from './texts';

const optional = () => undefined;
/** The rules of the scores in a form: each may be left out. */
export const scoreRules = Object.fromEntries(REVIEW_SUBJECTS.map((subject) => [subject, optional])) as Record<
  ReviewSubject,
  typeof optional
>;

/** The scores of a form as the server takes them; undefined if there is none. */
export function scoresOf(values: Record<ReviewSubject, string>): ReviewScores | undefined {
  const scores = REVIEW_SUBJECTS.map((subject) => [subject, Number(values[subject]) || null] as const);
  return scores.some(([, score]) => score) ? (Object.fromEntries(scores) as ReviewScores) : undefined;
}

/** The scores of a review as a form shows them. */
export const typedScores = (scores: ReviewScores): Record<ReviewSubject, string> =>
  Object.fromEntries(
    REVIEW_SUBJECTS.map((subject) => [subject, scores[subject] === null ? '' : String(scores[subject])]),
  ) as Record<ReviewSubject, string>;

/** A score for each subject, all of them optional. */
export const ScoreFields = ({ bind }: { bind: (subject: ReviewSubject) => BoundField }) => (
  <FieldSet label={texts.scores}>
    <div className={styles.scores}>
      {REVIEW_SUBJECTS.map((subject) => (
        <StarField key={subject} label={SUBJECT_NAMES[subject]} field={bind(subject)} isOptional />
      ))}
    </div>
  </FieldSet>
);
