import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { fill } from '../../../../schema/fill';
import { actingHotel } from '../../apollo/actingHotel';
import { endActing } from './startActing';
import styles from './ActingBar.module.css';
import * as texts from './texts';

/** Says at the top of every page as which hotel the administrator acts, with the button that ends it. */
export function ActingBar() {
  const isActing = actingHotel.id() !== null;
  useLayoutEffect(() => {
    document.documentElement.classList.toggle(styles.acting!, isActing);
    return () => document.documentElement.classList.remove(styles.acting!);
  }, [isActing]);
  if (!isActing) return null;
  return createPortal(
    <div role="region" aria-label={fill(texts.youActAs, { hotel: hotelName() })} className={styles.bar}>
      <p className={styles.words}>
        <strong className={styles.who}>{fill(texts.youActAs, { hotel: hotelName() })}</strong>
        <span className={styles.note}>{texts.actingNote}</span>
      </p>
      <button type="button" className={styles.end} onClick={endActing}>
        {texts.endActing}
      </button>
    </div>,
    document.body,
  );
}

const hotelName = (): string => actingHotel.name() || texts.aHotel;
