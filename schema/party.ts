/** Who stays: adults, and the age of each child in years. */
export interface Party {
  adults: number;
  childrenAges: readonly number[];
}

/** The limits of a party; a child is older than the last age from its next birthday on. */
export const PARTY = { adults: 30, children: 10, oldestChild: 17 } as const;

/** The ages of children as one text: `3,7`; empty without children. */
export const writeAges = (ages: readonly number[]): string => ages.join(',');

/** The ages in a text that writeAges() wrote; undefined if it is no list of ages. */
export function readAges(text: string): number[] | undefined {
  if (!text) return [];
  const ages = text.split(',').map((age) => (/^\d{1,2}$/.test(age) ? Number(age) : NaN));
  const areAges = ages.every((age) => age <= PARTY.oldestChild);
  return areAges && ages.length <= PARTY.children ? ages : undefined;
}
