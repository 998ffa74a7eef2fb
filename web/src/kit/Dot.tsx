import { classNames } from './classNames';
import styles from './Dot.module.css';

interface Props {
  tone: 'success' | 'warning' | 'error' | 'info' | 'quiet';
  children: string;
}

/** A state as a labelled dot. */
export const Dot = ({ tone, children }: Props) => (
  <span className={classNames(styles.state, tone !== 'quiet' && styles[tone])}>{children}</span>
);
