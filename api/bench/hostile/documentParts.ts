/** A year of nights, as far ahead as any test data reach. */
export const YEAR = 'checkIn:"2027-01-01",checkOut:"2028-01-01"';
export const RANGE = 'from:"2027-01-01",to:"2028-01-01"';
export const WEEK = 'checkIn:"2027-01-01",checkOut:"2027-01-08"';

export const repeat = (times: number, part: (index: number) => string): string =>
  Array.from({ length: times }, (_, index) => part(index)).join(' ');
/** `open` again and again around what is inside. */
export const nest = (times: number, open: string, inside: string): string =>
  `${`${open} { `.repeat(times)}${inside}${' }'.repeat(times)}`;

export const PRICES = (aliases: number) =>
  repeat(aliases, (index) => `s${index}: stayPrice(${YEAR}) { nightPrices { night cents } }`);
export const ROOMS = 'roomTypes { id title roomNumbers { id number } }';

/** The type with the most fields, and what may be known of them. */
export const MUTATION_TYPE =
  '__type(name: "Mutation") { fields { name description args { name description type { name description ofType { name description inputFields { name description defaultValue type { name description ofType { name description } } } } } } type { name description ofType { name description possibleTypes { name description kind } fields { name description } } } } }';
