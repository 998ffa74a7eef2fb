import type { FragmentType } from '@apollo/client';
import { EXTRA_UNIT_WORDS } from '../../../schema/words';
import { classNames } from '../kit/classNames';
import { dollars } from '../kit/format';
import text from '../kit/text.module.css';
import { useHotelExtras_hotel, type HotelExtras_HotelFragment } from './HotelExtras.generated';
import styles from './HotelExtras.module.css';
import * as texts from './texts';

/** What the hotel sells beside its nights, with prices. Administrators see here what guests see. */
export function HotelExtras({ hotel }: { hotel: FragmentType<HotelExtras_HotelFragment> }) {
  const { extras } = useHotelExtras_hotel(hotel);
  const shown = extras.filter(({ active, soldOnline }) => active && soldOnline);
  if (shown.length === 0) return null;
  return (
    <section aria-label={texts.extras} className={styles.part}>
      <h2 className={text.h2}>{texts.extras}</h2>
      <p className={classNames(text.body, text.quiet)}>{texts.extrasNote}</p>
      <ul className={styles.list}>
        {shown.map(({ id, title, description, unit, cents }) => (
          <li key={id} className={styles.extra}>
            <div>
              <div className={styles.title}>{title}</div>
              {description && <div className={text.quiet}>{description}</div>}
            </div>
            <div className={styles.price}>
              {dollars(cents)}{' '}
              <span className={classNames(text.small, text.quiet)}>{EXTRA_UNIT_WORDS[unit]}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
