import { fill } from './fill';
import type { Party } from './party';
import { listed } from './spoken';

/** The number of people of a party. Each child counts as a guest with a bed. */
export const guestsOf = ({ adults, childrenAges }: Party): number => adults + childrenAges.length;

/** `2 adults, 2 children aged 3 and 7`. */
export function partyWords({ adults, childrenAges }: Party): string {
  if (childrenAges.length === 0) return fill('{adults, plural, one {# adult} other {# adults}}', { adults });
  const ages = [...childrenAges].sort((one, other) => one - other);
  return fill(
    '{adults, plural, one {# adult} other {# adults}}, {children, plural, one {# child} other {# children}} aged {ages}',
    { adults, children: ages.length, ages: listed(ages) },
  );
}
