import { fill } from '../../../schema/fill';
import { dollars, wholeDollars } from '../kit/format';
import * as texts from './texts';

export interface PricedNight {
  night: string;
  cents: number;
}

interface NightGroup {
  nights: number;
  cents: number;
}

/** If a stay has more distinct prices than this, they are written as a range. */
const MAX_LISTED_GROUPS = 3;

/** The number of nights at each price, in the order of first appearance. */
export function nightGroups(nightPrices: readonly PricedNight[]): NightGroup[] {
  const counts = new Map<number, number>();
  for (const { cents } of nightPrices) counts.set(cents, (counts.get(cents) ?? 0) + 1);
  return [...counts].map(([cents, nights]) => ({ cents, nights }));
}

/** `3 nights × $120, 1 night × $150`, each unbroken; many different prices as `7 nights, $98 to $150 each`. */
export function nightsInPrices(nightPrices: readonly PricedNight[]): string {
  const groups = nightGroups(nightPrices);
  if (groups.length <= MAX_LISTED_GROUPS)
    return groups
      .map(({ nights, cents }) =>
        fill(texts.nightsAtPrice, { count: nights, price: dollars(cents) }).replaceAll(' ', '\u00a0'),
      )
      .join(', ');
  const prices = groups.map(({ cents }) => cents);
  return fill(texts.nightsInRange, {
    count: nightPrices.length,
    lowest: dollars(Math.min(...prices)),
    highest: dollars(Math.max(...prices)),
  });
}

/** The price of a night; the rounded average where the nights differ. */
export function nightlyPrice(stay: { pricePerNightCents: number; nightPrices: readonly PricedNight[] }) {
  const isAverage = nightGroups(stay.nightPrices).length > 1;
  const price = isAverage ? wholeDollars(stay.pricePerNightCents) : dollars(stay.pricePerNightCents);
  return { isAverage, price };
}
