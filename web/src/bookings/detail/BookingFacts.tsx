import type { ReactNode } from 'react';
import { classNames } from '../../kit/classNames';
import text from '../../kit/text.module.css';
import styles from './BookingFacts.module.css';

interface Props {
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** What is too long for half a phone. */
const LONG = ['Booking reference', 'Receipt number', 'Sold by'];

/** Facts of a booking, name above value, in one row where there is room; two columns on a phone. */
export function BookingFacts({ facts }: Props) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={LONG.includes(name) ? styles.wide : undefined}>
          <dt className={classNames(text.small, text.quiet)}>{name}</dt>
          <dd className={classNames(text.body, styles.value)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
