import type { ReactNode } from 'react';
import { classNames } from './classNames';
import text from './text.module.css';
import styles from './ActionRow.module.css';

interface Props {
  /** The button. */
  children: ReactNode;
  /** What it does, or what follows from it. */
  about: ReactNode;
  className?: string;
}

/** A button with words about it: beside each other, and below each other on a phone. */
export const ActionRow = ({ children, about, className }: Props) => (
  <div className={classNames(styles.row, className)}>
    {children}
    <p className={classNames(text.small, text.quiet, styles.about)}>{about}</p>
  </div>
);
