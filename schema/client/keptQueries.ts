/*
 * Printed from the code by `npm run schema`: change the code, not this file.
 */

/**
 * The queries whose answers may be kept for all visitors. Only these go by GET, with their variables in the address: those
 * of others may be secrets, such as the token of a link, and addresses are written to logs on the way.
 */
export const KEPT_QUERIES: ReadonlySet<string> = new Set([
  'busiestHotel',
  'cities',
  'destinations',
  'exchangeRates',
  'flexibleStays',
  'hotel',
  'hotelFacets',
  'hotelNotOpen',
  'hotelTypes',
  'hotels',
  'nearestDates',
  'priceCalendar',
  'roomType',
  'roomTypes',
  'settings',
]);

/** Characters of variables that surely fit into an address. Queries with more go by POST too. */
export const LONGEST_VARIABLES = 2000;
