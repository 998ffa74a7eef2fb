import { counted } from './format';
import { Stars } from './Stars';
import styles from './Rating.module.css';

interface Props {
  /** Null where nobody has rated yet: no stars are invented. */
  average: number | null;
  count: number;
}

/** Stars, the score and how many people gave it. */
export function Rating({ average, count }: Props) {
  if (average === null || count === 0) return <div className={styles.none}>No ratings yet</div>;
  return (
    <div className={styles.rating}>
      <Stars rating={average} />
      <span className={styles.score}>{average.toFixed(1)}</span>
      <span>{counted(count, 'rating')}</span>
    </div>
  );
}
