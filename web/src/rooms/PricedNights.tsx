import { NightPrices } from './NightPrices';
import { nightsInPrices, type PricedNight } from './nightGroups';

interface Props {
  nightPrices: readonly PricedNight[];
  /** The room that the prices are for, read by screen readers. */
  of: string;
}

/** The price of a room by nights: grouped by price, and each night in a collapsible list. */
export function PricedNights({ nightPrices, of }: Props) {
  return (
    <>
      {nightsInPrices(nightPrices)}
      <NightPrices nightPrices={nightPrices} of={of} />
    </>
  );
}
