import { classNames } from './classNames';
import styles from './Dot.module.css';

interface Props {
  tone: 'success' | 'warning' | 'error' | 'info' | 'quiet';
  children: string;
}

/** A status as a labelled dot. */
export const Dot = ({ tone, children }: Props) => (
  <span className={classNames(styles.status, styles[tone])}>{children}</span>
);
