import { listed } from '../../../../schema/spoken';
import { fill } from '../../../../schema/fill';
import { classNames } from '../../kit/classNames';
import { dollars, spokenDate } from '../../kit/format';
import { Notice } from '../../kit/Notice';
import text from '../../kit/text.module.css';
import type { StaffChangeQuoteQuery } from './StaffChange.generated';
import styles from './StaffChange.module.css';
import * as texts from './texts';

type StaffQuote = NonNullable<StaffChangeQuoteQuery['staffChangeQuote']>;

interface Props {
  /** The price of the booking as it is, without its extras. */
  wasCents: number;
  /** The price of its extras, which stay as they are. */
  extrasCents: number;
  quote: StaffQuote;
}

/** How the new price comes about, and what follows for the guest; or which nights are not available. */
export function StaffChangePrice({ wasCents, extrasCents, quote }: Props) {
  const { kept, totalCents, taken } = quote;
  if (taken.length) {
    const nights = taken.map(({ night, roomNumber }) =>
      fill(texts.takenNight, { number: roomNumber.number, day: spokenDate(night) }),
    );
    return <Notice kind="error">{fill(texts.takenNights, { nights: listed(nights) })}</Notice>;
  }
  const hasExtras = extrasCents > 0;
  const now = [hasExtras ? texts.roomsNow : texts.priceNow, dollars(wasCents)] as const;
  const sums = hasExtras
    ? [
        [texts.newRoomsPrice, totalCents] as const,
        [texts.keptExtras, extrasCents] as const,
        [texts.totalWithExtras, totalCents + extrasCents] as const,
      ]
    : [[texts.newPrice, totalCents] as const];
  return (
    <div className={classNames(text.body, styles.price)}>
      <dl className={styles.lines}>
        {[now, ...linesOf(wasCents, quote)].map(([what, price]) => (
          <div key={what} className={classNames(styles.line, text.quiet)}>
            <dt>{what}</dt>
            <dd className={styles.cents}>{price}</dd>
          </div>
        ))}
        {sums.map(([what, cents], index) => (
          <div
            key={what}
            className={classNames(styles.line, index === sums.length - 1 ? styles.sum : text.quiet)}
          >
            <dt>{what}</dt>
            <dd className={styles.cents}>{dollars(cents)}</dd>
          </div>
        ))}
      </dl>
      {kept.nights > 0 && (
        <p className={classNames(text.small, text.quiet)}>
          {fill(texts.nightsKept, { nights: kept.nights })}
        </p>
      )}
      <p className={text.h5}>{outcomeOf(quote)}</p>
    </div>
  );
}

function linesOf(
  wasCents: number,
  { added, givenUp, totalCents }: StaffQuote,
): (readonly [string, string])[] {
  const charges = totalCents - wasCents - added.cents + givenUp.cents;
  const lines = [
    { what: fill(texts.nightsGivenUp, givenUp), cents: -givenUp.cents, isShown: givenUp.nights > 0 },
    { what: fill(texts.nightsAdded, added), cents: added.cents, isShown: added.nights > 0 },
    { what: texts.taxesAndFees, cents: charges, isShown: charges !== 0 },
  ];
  return lines.filter(({ isShown }) => isShown).map(({ what, cents }) => [what, signed(cents)] as const);
}

const signed = (cents: number): string => `${cents < 0 ? '−' : '+'}${dollars(Math.abs(cents))}`;

/** `$250 more. The guest pays it at the hotel.` */
function outcomeOf({ differenceCents }: StaffQuote): string {
  if (differenceCents === 0) return texts.samePrice;
  const amount = dollars(Math.abs(differenceCents));
  return fill(differenceCents > 0 ? texts.owesMore : texts.costsLess, { amount });
}
