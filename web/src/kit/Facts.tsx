import type { ReactNode } from 'react';
import { classNames } from './classNames';
import text from './text.module.css';
import styles from './Facts.module.css';

/** Pairs of a name and a value, side by side where there is room. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={classNames(text.small, text.quiet)}>{name}</dt>
          <dd className={classNames(text.body, styles.value)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
