import { classNames } from '../../kit/classNames';
import { dollars } from '../../kit/format';
import text from '../../kit/text.module.css';
import { changeLines, changeNotes, type PricedChange } from './changeLines';
import styles from './ChangeLines.module.css';
import * as texts from './texts';

interface Props {
  /** The price of the booking as it is, without its extras. */
  wasCents: number;
  /** The price of its extras, which stay as they are. */
  extrasCents: number;
  /** Left out while nothing is changed. */
  changeQuote: PricedChange | undefined;
  /** The percentage that is refunded after free cancellation. */
  lateRefundPercent: number;
}

/** How the new price comes about: the booking as it is, what is given up and added, and what is kept. */
export function ChangeLines({ wasCents, extrasCents, changeQuote, lateRefundPercent }: Props) {
  const lines = changeQuote ? changeLines(wasCents, changeQuote) : [];
  const notes = changeQuote ? changeNotes(wasCents, changeQuote, lateRefundPercent) : [];
  return (
    <div className={classNames(text.body, text.quiet)}>
      <dl className={styles.lines}>
        {[{ what: texts.currentBooking, price: dollars(wasCents + extrasCents) }, ...lines].map(
          ({ what, price }) => (
            <div key={what} className={styles.line}>
              <dt>{what}</dt>
              <dd className={styles.price}>{price}</dd>
            </div>
          ),
        )}
      </dl>
      {notes.map((note) => (
        <p key={note} className={classNames(text.small, styles.note)}>
          {note}
        </p>
      ))}
    </div>
  );
}
