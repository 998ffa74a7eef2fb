import { dollars } from './format';
import { useOtherCurrency } from './otherCurrency';

/** A price where people look around, its number strong: `$120`, or `about €103` in the chosen currency. */
export function StrongPrice({ cents }: { cents: number }) {
  const other = useOtherCurrency();
  return other ? other.strong(cents) : <strong>{dollars(cents)}</strong>;
}
