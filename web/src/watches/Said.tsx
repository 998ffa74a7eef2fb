import { classNames } from '../kit/classNames';
import styles from './Said.module.css';

/** What was done or refused, below what was pressed, and read out. */
export const Said = ({ words }: { words: string | undefined }) => (
  <div role="status" className={classNames(words && styles.said)}>
    {words}
  </div>
);
