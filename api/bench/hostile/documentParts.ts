/** A year of nights, as far ahead as any test data go. */
export const YEAR = 'checkIn:"2027-01-01",checkOut:"2028-01-01"';
export const RANGE = 'from:"2027-01-01",to:"2028-01-01"';
/** The longest stay whose dates may move. */
export const MONTH = 'checkIn:"2027-01-01",checkOut:"2027-02-01"';
export const WEEK = 'checkIn:"2027-01-01",checkOut:"2027-01-08"';

export const repeat = (times: number, part: (index: number) => string): string =>
  Array.from({ length: times }, (_, index) => part(index)).join(' ');
/** Nests `inside` in this many levels of `open`. */
export const nest = (times: number, open: string, inside: string): string =>
  `${`${open} { `.repeat(times)}${inside}${' }'.repeat(times)}`;

export const PRICES = (aliases: number) =>
  repeat(aliases, (index) => `s${index}: stayPrice(${YEAR}) { nightPrices { night cents } }`);
export const ROOMS = 'roomTypes { id title roomNumbers { id number } }';

/** The type with the most fields, and what introspection tells about it. */
export const MUTATION_TYPE =
  '__type(name: "Mutation") { fields { name description args { name description type { name description ofType { name description inputFields { name description defaultValue type { name description ofType { name description } } } } } } type { name description ofType { name description possibleTypes { name description kind } fields { name description } } } } }';
