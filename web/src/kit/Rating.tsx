import { decimal } from './format';
import { Stars } from './Stars';
import styles from './Rating.module.css';
import { fill } from '../../../schema/fill';
import * as texts from './texts';

interface Props {
  /** Null where nobody has rated yet: no stars are invented. */
  average: number | null;
  count: number;
}

/** Stars, the score and how many people gave it. */
export function Rating({ average, count }: Props) {
  if (average === null || count === 0) return <div className={styles.none}>{texts.noRatings}</div>;
  return (
    <div className={styles.rating}>
      <Stars rating={average} />
      <span className={styles.score}>{decimal(average)}</span>
      <span>{fill(texts.ratings, { count })}</span>
    </div>
  );
}
