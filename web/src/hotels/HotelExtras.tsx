import type { FragmentType } from '@apollo/client';
import { LIMITS } from '../../../schema/limits';
import { EXTRA_UNIT_WORDS } from '../../../schema/words';
import { soldOnline, type Quantities } from '../bookings/checkout/chosenExtras';
import { About } from '../kit/About';
import card from '../kit/card.module.css';
import { classNames } from '../kit/classNames';
import { dollars } from '../kit/format';
import { Stepper } from '../kit/Stepper';
import text from '../kit/text.module.css';
import { inMyLanguage, langOf } from '../kit/written';
import { useHotelExtras_hotel, type HotelExtras_HotelFragment } from './HotelExtras.generated';
import styles from './HotelExtras.module.css';
import * as texts from './texts';

interface Props {
  hotel: FragmentType<HotelExtras_HotelFragment>;
  quantities: Quantities;
  /** Sets the quantities of some; undefined if the viewer may not book. */
  setExtras: ((changed: Quantities) => void) | undefined;
}

/** What the hotel sells online beside its nights, with prices and, for guests, how much of each they book. */
export function HotelExtras({ hotel, quantities, setExtras }: Props) {
  const { extras } = useHotelExtras_hotel(hotel, inMyLanguage());
  const shown = soldOnline(extras);
  if (shown.length === 0) return null;
  const title = setExtras ? texts.addToYourStay : texts.extras;
  return (
    <section aria-label={title} className={styles.part}>
      <h2 className={text.h2}>{title}</h2>
      <p className={classNames(text.body, text.quiet)}>{setExtras ? texts.addNote : texts.extrasNote}</p>
      <ul className={classNames(card.card, styles.list)}>
        {shown.map(({ id, texts: { title: name, description }, unit, cents }) => (
          <li key={id} className={styles.extra}>
            <div className={styles.words}>
              <div lang={langOf(name.language)} className={styles.title}>
                {name.text}
              </div>
              {description && (
                <div lang={langOf(description.language)} className={text.quiet}>
                  {description.text}
                </div>
              )}
            </div>
            <div className={styles.price}>
              {dollars(cents)}{' '}
              <span className={classNames(text.small, text.quiet)}>{EXTRA_UNIT_WORDS[unit]}</span>
              <About cents={cents} isBelow />
            </div>
            {setExtras && (
              <Stepper
                label={name.text}
                value={quantities[id] ?? 0}
                most={LIMITS.extraQuantity}
                onChange={(quantity) => setExtras({ [id]: quantity })}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
