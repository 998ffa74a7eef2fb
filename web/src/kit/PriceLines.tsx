import type { ReactNode } from 'react';
import { About } from './About';
import { classNames } from './classNames';
import { dollars } from './format';
import { Marked } from './Marked';
import { Skeleton } from './Skeleton';
import type { WrittenText } from './written';
import text from './text.module.css';
import styles from './PriceLines.module.css';
import * as texts from './texts';

export interface PriceLine {
  key: string;
  label: string;
  /** What of the label the hotel has written. */
  written?: readonly WrittenText[];
  /** How the price comes about, such as '3 nights × $120'; left out while it is still to come, null for none. */
  detail?: ReactNode;
  /** Left out while it is still to come. */
  cents?: number;
  /** Why this line does not count, such as 'No longer free for these dates'. */
  void?: string;
  action?: ReactNode;
}

interface Props {
  lines: readonly PriceLine[];
  /** Left out while it is still to come, null where no line counts. */
  totalCents: number | null | undefined;
  /** Whether the total is of another choice, until the one of this choice has come. */
  isOld?: boolean;
}

/** Lines with their prices aligned, and the total of those that count. */
export function PriceLines({ lines, totalCents, isOld = false }: Props) {
  return (
    <div className={styles.prices}>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.key} className={styles.line}>
            <div className={styles.words}>
              <p className={classNames(text.body, styles.label)}>
                <Marked words={line.label} written={line.written ?? []} />
              </p>
              {line.detail !== null && (
                <div className={classNames(text.small, line.void ? styles.void : text.quiet)}>
                  {line.void ?? line.detail ?? <Skeleton width={120} />}
                </div>
              )}
            </div>
            {!line.void && <span className={text.body}>{money(line.cents)}</span>}
            {line.action}
          </li>
        ))}
      </ul>
      {totalCents !== null && (
        <div aria-busy={isOld || totalCents === undefined} className={styles.total}>
          <p className={classNames(text.h5, styles.words)}>{texts.total}</p>
          <div className={styles.sum}>
            <strong className={classNames(text.lead, isOld && text.quiet)}>{money(totalCents)}</strong>
            {totalCents !== undefined && <About cents={totalCents} isBelow />}
          </div>
        </div>
      )}
    </div>
  );
}

const money = (cents: number | undefined) =>
  cents === undefined ? <Skeleton width={56} className={styles.amount} /> : dollars(cents);
