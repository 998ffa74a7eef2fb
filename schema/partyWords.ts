import type { Party } from './party';
import { listed } from './spoken';

/** The number of people of a party. Each child counts as a guest with a bed. */
export const guestsOf = ({ adults, childrenAges }: Party): number => adults + childrenAges.length;

/** `2 adults, 2 children aged 3 and 7`. */
export function partyWords({ adults, childrenAges }: Party): string {
  const grown = `${adults} ${adults === 1 ? 'adult' : 'adults'}`;
  if (childrenAges.length === 0) return grown;
  const ages = [...childrenAges].sort((one, other) => one - other);
  return `${grown}, ${ages.length} ${ages.length === 1 ? 'child' : 'children'} aged ${listed(ages)}`;
}
