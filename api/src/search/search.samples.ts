import { SPAN, STAY, type Sample } from '../../test/sample';

/** A sample document for every root field of this folder. */
export const samples: Record<string, Sample> = {
  'query hotels': { document: () => '{ hotels { total } }' },
  'query hotelFacets': { document: () => '{ hotelFacets { types { hotels } } }' },
  'query priceCalendar': {
    document: ({ hotelId: id }) => `{ priceCalendar(hotelId: "${id}", ${SPAN}) { night } }`,
  },
  'query destinations': {
    document: () => '{ destinations(text: "a") { hotels { id } landmarks { name } } }',
  },
  'query flexibleStays': { document: () => `{ flexibleStays(filter: { ${STAY} }, days: 3) { totalCents } }` },
  'query nearestDates': { document: () => `{ nearestDates(filter: { ${STAY} }) { checkIn } }` },
};
