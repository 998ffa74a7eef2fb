import { NightPrices } from './NightPrices';
import { nightsInPrices, type PricedNight } from './nightGroups';

interface Props {
  nightPrices: readonly PricedNight[];
  /** What it is about, for those who do not see what it stands beside. */
  of: string;
}

/** How the price of a room comes about: its nights by price, and each of them where somebody asks. */
export function PricedNights({ nightPrices, of }: Props) {
  return (
    <>
      {nightsInPrices(nightPrices)}
      <NightPrices nightPrices={nightPrices} of={of} />
    </>
  );
}
