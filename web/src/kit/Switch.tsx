import type { ReactNode } from 'react';
import styles from './Switch.module.css';

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** What is on or off. */
  children: ReactNode;
}

/** Turns something on or off, at once. */
export const Switch = ({ checked, onChange, children }: Props) => (
  <label className={styles.field}>
    <input
      type="checkbox"
      role="switch"
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
      className={styles.switch}
    />
    {children}
  </label>
);
