import card from '../kit/card.module.css';
import { classNames } from '../kit/classNames';
import text from '../kit/text.module.css';
import styles from './ReadOnlyCard.module.css';

/** In place of the summary, for staff: why there is nothing to book. */
export function ReadOnlyCard() {
  return (
    <section aria-label="Booking" className={classNames(card.card, styles.card)}>
      <h2 className={text.h3}>You see this hotel read-only</h2>
      <p className={classNames(text.body, text.quiet)}>
        Rooms are booked by customers. Your account is a staff account, so there is nothing to select here;
        prices and free rooms are those that customers see.
      </p>
    </section>
  );
}
