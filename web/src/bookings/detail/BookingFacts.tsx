import type { ReactNode } from 'react';
import { classNames } from '../../kit/classNames';
import text from '../../kit/text.module.css';
import styles from './BookingFacts.module.css';
import * as texts from './texts';

interface Props {
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** The facts too long for half the width of a phone. */
const WIDE: readonly string[] = [texts.bookingReference, texts.receiptNumber, texts.soldBy];

/** Facts of a booking, name above value, in one row where there is room; two columns on a phone. */
export function BookingFacts({ facts }: Props) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={WIDE.includes(name) ? styles.wide : undefined}>
          <dt className={classNames(text.small, text.quiet)}>{name}</dt>
          <dd className={classNames(text.body, styles.value)}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
