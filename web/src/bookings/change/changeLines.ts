import { fill } from '../../../../schema/fill';
import { dollars } from '../../kit/format';
import type { ChangeQuoteQuery } from './ChangeQuote.generated';
import * as texts from './texts';

/** The part of a change's quote that says how its price comes about. */
export type PricedChange = Pick<
  NonNullable<ChangeQuoteQuery['changeQuote']>,
  'kept' | 'added' | 'givenUp' | 'differenceCents'
> & {
  quote: { totalCents: number };
};

/** What a change gives up and adds, each with its sign, and by how much taxes and fees differ. */
export function changeLines(wasCents: number, { added, givenUp, quote }: PricedChange) {
  const charges = quote.totalCents - wasCents - added.cents + givenUp.cents;
  return [
    {
      what: fill(texts.nightsGivenUp, { nights: givenUp.nights }),
      cents: -givenUp.cents,
      shown: givenUp.nights,
    },
    { what: fill(texts.nightsAdded, { nights: added.nights }), cents: added.cents, shown: added.nights },
    { what: texts.taxesAndFees, cents: charges, shown: charges },
  ]
    .filter(({ shown }) => shown)
    .map(({ what, cents }) => ({ what, price: signed(cents) }));
}

const signed = (cents: number): string =>
  fill(cents < 0 ? texts.less : texts.more, { amount: dollars(Math.abs(cents)) });

/** Which nights keep their price, and why less is refunded than the price falls. */
export function changeNotes(
  wasCents: number,
  { kept, quote, differenceCents }: PricedChange,
  lateRefundPercent: number,
): string[] {
  const isLate = differenceCents < 0 && -differenceCents < wasCents - quote.totalCents;
  return [
    ...(kept.nights ? [fill(texts.nightsKept, { nights: kept.nights })] : []),
    ...(isLate ? [fill(texts.refundedLate, { percent: lateRefundPercent })] : []),
  ];
}
