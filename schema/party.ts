/** Who stays: adults, and the age of each child in years. */
export interface Party {
  adults: number;
  childrenAges: readonly number[];
}

/** The limits of a party; a child is older than the last age from its next birthday on. */
export const PARTY = { adults: 30, children: 10, oldestChild: 17 } as const;

/** The number of people of a party. Each child counts as a guest with a bed. */
export const guestsOf = ({ adults, childrenAges }: Party): number => adults + childrenAges.length;

/** `2 adults, 2 children aged 3 and 7`. */
export function partyWords({ adults, childrenAges }: Party): string {
  const grown = `${adults} ${adults === 1 ? 'adult' : 'adults'}`;
  if (childrenAges.length === 0) return grown;
  const ages = [...childrenAges].sort((one, other) => one - other).map(String);
  const listed = [ages.slice(0, -1).join(', '), ages.at(-1)].filter(Boolean).join(' and ');
  return `${grown}, ${ages.length} ${ages.length === 1 ? 'child' : 'children'} aged ${listed}`;
}

/** The ages of children as one text: `3,7`; empty without children. */
export const writeAges = (ages: readonly number[]): string => ages.join(',');

/** The ages in a text that writeAges() wrote; undefined if it is no list of ages. */
export function readAges(text: string): number[] | undefined {
  if (!text) return [];
  const ages = text.split(',').map((age) => (/^\d{1,2}$/.test(age) ? Number(age) : NaN));
  const areAges = ages.every((age) => age <= PARTY.oldestChild);
  return areAges && ages.length <= PARTY.children ? ages : undefined;
}
