import { counted, dollars, wholeDollars } from '../kit/format';

export interface PricedNight {
  night: string;
  cents: number;
}

interface NightGroup {
  nights: number;
  cents: number;
}

/** More different prices than this are written as a range. */
const MOST_GROUPS = 3;

/** How many nights there are of each price, in the order in which the prices first come. */
export function nightGroups(nightPrices: readonly PricedNight[]): NightGroup[] {
  const counts = new Map<number, number>();
  for (const { cents } of nightPrices) counts.set(cents, (counts.get(cents) ?? 0) + 1);
  return [...counts].map(([cents, nights]) => ({ cents, nights }));
}

/** `3 nights × $120, 1 night × $150`, each unbroken; many different prices as `7 nights, $98 to $150 each`. */
export function nightsInPrices(nightPrices: readonly PricedNight[]): string {
  const groups = nightGroups(nightPrices);
  if (groups.length <= MOST_GROUPS)
    return groups
      .map(({ nights, cents }) => `${counted(nights, 'night')} × ${dollars(cents)}`.replaceAll(' ', '\u00a0'))
      .join(', ');
  const prices = groups.map(({ cents }) => cents);
  const range = `${dollars(Math.min(...prices))} to ${dollars(Math.max(...prices))}`;
  return `${counted(nightPrices.length, 'night')}, ${range} each`;
}

/** The price of a night; the rounded average where the nights differ. */
export function nightlyPrice(stay: { pricePerNightCents: number; nightPrices: readonly PricedNight[] }) {
  const isAverage = nightGroups(stay.nightPrices).length > 1;
  const price = isAverage ? wholeDollars(stay.pricePerNightCents) : dollars(stay.pricePerNightCents);
  return { isAverage, price };
}
