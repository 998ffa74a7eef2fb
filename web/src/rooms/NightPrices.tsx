import { dollars, spokenDate } from '../kit/format';
import { nightGroups, type PricedNight } from './nightGroups';
import styles from './NightPrices.module.css';

interface Props {
  nightPrices: readonly PricedNight[];
  /** What the prices are of, for screen readers. */
  of: string;
}

/** The price of each night in a collapsible list; nothing where all nights cost the same. */
export function NightPrices({ nightPrices, of }: Props) {
  if (nightGroups(nightPrices).length < 2) return null;
  return (
    <details className={styles.prices}>
      <summary aria-label={`Price of each night, ${of}`} className={styles.title}>
        Price of each night
      </summary>
      <ul className={styles.nights}>
        {nightPrices.map(({ night, cents }) => (
          <li key={night} className={styles.night}>
            <span>{spokenDate(night)}</span>
            <span>{dollars(cents)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
