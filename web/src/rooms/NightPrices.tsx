import { fill } from '../../../schema/fill';
import { About } from '../kit/About';
import { dollars, spokenDate } from '../kit/format';
import { nightGroups, type PricedNight } from './nightGroups';
import styles from './NightPrices.module.css';
import * as texts from './texts';

interface Props {
  nightPrices: readonly PricedNight[];
  /** The room that the prices are for, read by screen readers. */
  of: string;
}

/** The price of each night in a collapsible list. Renders nothing if all nights cost the same. */
export function NightPrices({ nightPrices, of }: Props) {
  if (nightGroups(nightPrices).length < 2) return null;
  return (
    <details className={styles.prices}>
      <summary aria-label={fill(texts.priceOfEachNightOf, { room: of })} className={styles.title}>
        {texts.priceOfEachNight}
      </summary>
      <ul className={styles.nights}>
        {nightPrices.map(({ night, cents }) => (
          <li key={night} className={styles.night}>
            <span>{spokenDate(night)}</span>
            <span>
              {dollars(cents)}
              <About cents={cents} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
