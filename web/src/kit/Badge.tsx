import type { ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './Badge.module.css';

interface Props {
  count: number;
  /** What the number belongs to, which carries it at its corner. */
  children?: ReactNode;
}

/** How many there are, as a mark; nothing where there are none. What they are is said elsewhere. */
export function Badge({ count, children }: Props) {
  const mark = count > 0 && (
    <span className={classNames(styles.badge, children !== undefined && styles.corner)}>
      {count > 99 ? '99+' : count}
    </span>
  );
  if (children === undefined) return mark;
  return (
    <span className={styles.place}>
      {children}
      {mark}
    </span>
  );
}
