import card from '../kit/card.module.css';
import { classNames } from '../kit/classNames';
import text from '../kit/text.module.css';
import styles from './ReadOnlyCard.module.css';
import * as texts from './texts';

/** Takes the place of the summary for staff, who cannot book here. */
export function ReadOnlyCard() {
  return (
    <section aria-label={texts.booking} className={classNames(card.card, styles.card)}>
      <h2 className={text.h3}>{texts.readOnlyTitle}</h2>
      <p className={classNames(text.body, text.quiet)}>{texts.readOnly}</p>
    </section>
  );
}
