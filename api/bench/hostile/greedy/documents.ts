import { getIntrospectionQuery } from 'graphql';
import { MUTATION_TYPE, repeat, ROOMS } from '../documentParts';
import { nightsFrom } from '../facts';
import { document, type GreedyCase } from './greedyCase';

const week = (number: number): string => {
  const { checkIn, checkOut } = nightsFrom(1 + (number % 300), 7);
  return `checkIn:"${checkIn}",checkOut:"${checkOut}"`;
};
const SEARCH =
  'query ($filter: HotelFilter) { hotels(filter: $filter, limit: 20) { total items { id name } } }';

/** GraphQL over HTTP. No text is sent twice, so no answer comes from a cache. */
export const documentCases: GreedyCase[] = [
  document(
    'documents: reviews, back to hotels and their rooms',
    (number) => `{ x${number}: reviews(limit:100, offset:${number % 500}) { items { hotel { ${ROOMS} } } } }`,
  ),
  document(
    'documents: 100 hotels with everything',
    (number) =>
      `{ x${number}: hotels(limit:100, offset:${number % 2900}) { items { id name address description detailedDescription amenities photos ratingDistribution city { name numberOfHotels } type { name numberOfHotels } ${ROOMS} } } }`,
  ),
  document(
    'documents: fifteen searches with dates',
    (number) =>
      `{ ${repeat(15, (index) => `h${index}: hotels(filter: { ${week(15 * number + index)}, guests: ${1 + (index % 4)} }, limit:100, sort: PRICE_ASC) { total items { id name } }`)} }`,
  ),
  document(
    'documents: eleven facets',
    (number) =>
      `{ ${repeat(11, (index) => `f${index}: hotelFacets(filter: { ${week(11 * number + index)} }) { amenities { amenity hotels } types { hotels } }`)} }`,
  ),
  document(
    'documents: fifteen price calendars and nearest dates',
    (number) =>
      `{ x${number}: nearestDates(filter: { text:"zz${number}", ${week(number)} }) { checkIn } ${repeat(10, (index) => `p${index}: priceCalendar(city:"Lisbon", guests: ${1 + ((number + index) % 9)}, from:"2027-01-0${(index % 9) + 1}", to:"2027-03-20") { night cheapestCents }`)} }`,
  ),
  document(
    'documents: one search, ever different',
    () => SEARCH,
    (number) => ({ filter: { text: `a${number}`, ...nightsFrom(1 + (number % 300)) } }),
  ),
  document(
    'documents: fields that must be merged',
    (number) =>
      `{ x${number}: hotels(limit:1) { items { ${'roomTypes { roomNumbers { id } } '.repeat(145)} } } }`,
  ),
  document(
    'documents: unknown fields',
    (number) => `{ hotels { items { ${repeat(1100, (index) => `u${number}x${index}`)} } } }`,
  ),
  {
    name: 'documents: bodies of 400 kB that are refused',
    open: (caller) => (number) =>
      caller.ask('/graphql', {
        body: JSON.stringify({
          query: `{ hotels(filter:{ text:"${number}${'b'.repeat(400_000)}" }) { total } }`,
        }),
      }),
  },
  document('introspection: the usual query', (number) => `${getIntrospectionQuery()} #${number}`),
  document(
    'introspection: a type, four times',
    (number) => `{ ${repeat(4, (index) => `x${number}_${index}: ${MUTATION_TYPE}`)} }`,
  ),
  {
    name: 'sign-in: wrong passwords of ever different people',
    open: (caller) => (number) =>
      caller.graphql(
        'mutation ($input: SignInInput!) { signIn(input: $input) { __typename ... on Problem { message } } }',
        { input: { username: `nobody_${number}`, password: 'Wrong#Word1' } },
      ),
  },
];
