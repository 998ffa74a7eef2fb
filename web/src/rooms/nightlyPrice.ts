import { dollars } from '../ui/format';
import { wholeDollars } from '../ui/wholeDollars';
import { nightGroups, type PricedNight } from './nightGroups';

interface StayPrice {
  pricePerNightCents: number;
  nightPrices: readonly PricedNight[];
}

/** What a night costs; where the nights differ it is about their average. */
export function nightlyPrice({ pricePerNightCents, nightPrices }: StayPrice) {
  const isAverage = nightGroups(nightPrices).length > 1;
  return { isAverage, price: isAverage ? wholeDollars(pricePerNightCents) : dollars(pricePerNightCents) };
}
