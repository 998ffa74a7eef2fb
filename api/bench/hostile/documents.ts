import { getIntrospectionQuery } from 'graphql';
import { MONTH, MUTATION_TYPE, nest, PRICES, RANGE, repeat, ROOMS, WEEK, YEAR } from './documentParts';
import { signedIn } from './signedInDocuments';

/** A request for /graphql that asks for too much, or is malformed. */
export interface HostileDocument {
  name: string;
  query?: unknown;
  variables?: unknown;
  /** The body, if it is not an object with both. */
  body?: unknown;
}

const lists: [string, string][] = [
  [
    'types, numbers and back up twice, ten years of prices',
    `{ roomTypes(limit:100) { items { roomNumbers { roomType { roomNumbers { roomType { ${PRICES(10)} } } } } } } }`,
  ],
  [
    'the same with one year of prices',
    `{ roomTypes(limit:100) { items { roomNumbers { roomType { roomNumbers { roomType { ${PRICES(1)} } } } } } } }`,
  ],
  [
    'the same without prices',
    '{ roomTypes(limit:100) { items { roomNumbers { roomType { roomNumbers { roomType { id title } } } } } } }',
  ],
  [
    'a type of 200 numbers, and back up',
    '{ roomTypes(limit:100) { items { roomNumbers { roomType { roomNumbers { number } } } } } }',
  ],
  ['100 hotels, eleven years of prices', `{ hotels(limit:100) { items { roomTypes { ${PRICES(11)} } } } }`],
  [
    '100 hotels, a year of totals each',
    `{ hotels(limit:100) { items { roomTypes { ${repeat(11, (i) => `s${i}: stayPrice(${YEAR}) { totalCents }`)} } } } }`,
  ],
  [
    '100 hotels, twenty rooms for three hundred for a year',
    `{ hotels(limit:100) { items { partyStay(${YEAR}, guests: 300, rooms: 20) { totalCents } } } }`,
  ],
  [
    '100 hotels, ten pairs of rooms for a year each',
    `{ hotels(limit:100) { items { ${repeat(10, (i) => `s${i}: partyStay(${YEAR}, guests: 3, rooms: 2) { totalCents }`)} } } }`,
  ],
  [
    'twenty hotels, five rooms for ten',
    `{ hotels(limit:20) { items { partyStay(${WEEK}, guests: 10, rooms: 5) { totalCents } } } }`,
  ],
  [
    '100 hotels, a year of taken nights',
    `{ hotels(limit:100) { items { roomTypes { roomNumbers { unavailableNights(${RANGE}) } } } } }`,
  ],
  [
    '100 hotels, a week of taken nights',
    `{ hotels(limit:100) { items { roomTypes { roomNumbers { available(${WEEK}) unavailableNights(${RANGE}) } } } } }`,
  ],
  [
    '100 hotels with all rooms, fourteen times',
    `{ ${repeat(14, (i) => `h${i}: hotels(limit:100) { items { ${ROOMS} } }`)} }`,
  ],
  [
    '100 reviews to hotel to rooms, fourteen times',
    `{ ${repeat(14, (i) => `r${i}: reviews(limit:100) { items { hotel { ${ROOMS} } } }`)} }`,
  ],
  ['100 reviews to hotel to rooms', `{ reviews(limit:100) { items { hotel { ${ROOMS} } } } }`],
  [
    '100 reviews with hotel, city, type and writer',
    '{ reviews(limit:100) { items { id rating text hotel { id name photos amenities city { name } type { name } } user { name photo } } } }',
  ],
  [
    '100 hotels with everything',
    `{ hotels(limit:100) { items { id name address description detailedDescription amenities photos ratingDistribution city { name numberOfHotels } type { name numberOfHotels } ${ROOMS} } } }`,
  ],
  [
    '100 hotels with facets fifteen times',
    `{ ${repeat(15, (i) => `f${i}: hotelFacets(filter: { ${WEEK} }) { amenities { amenity hotels } types { hotels } }`)} }`,
  ],
  [
    'fifteen price calendars',
    `{ ${repeat(15, (i) => `p${i}: priceCalendar(city:"Lisbon", from:"2027-01-0${(i % 9) + 1}", to:"2027-03-20") { night cheapestCents }`)} }`,
  ],
  [
    'a price calendar of ten years',
    '{ priceCalendar(city:"Lisbon", from:"2027-01-01", to:"2037-01-01") { night } }',
  ],
  [
    'fifteen nearest dates',
    `{ ${repeat(15, (i) => `n${i}: nearestDates(filter: { text:"zz${i}", ${WEEK} }) { checkIn }`)} }`,
  ],
  [
    'flexible dates of a year',
    `{ flexibleStays(filter: { ${YEAR}, guests: 4, rooms: 2 }, days: 7) { checkIn totalCents } }`,
  ],
  ...Object.entries({
    'one guest': 'guests: 1',
    'sixty guests in twenty rooms': 'guests: 60, rooms: 20',
    'three hundred guests in twenty rooms': 'guests: 300, rooms: 20',
  }).map(([name, party]): [string, string] => [
    `flexible dates of a month, for ${name}`,
    `{ flexibleStays(filter: { ${MONTH}, ${party} }, days: 7) { checkIn totalCents } }`,
  ]),
  [
    'ten flexible weeks',
    `{ ${repeat(10, (i) => `n${i}: flexibleStays(filter: { ${WEEK}, guests: ${1 + i} }, days: 7) { checkIn totalCents }`)} }`,
  ],
  [
    'destinations by a letter, fifteen times',
    `{ ${repeat(15, (i) => `d${i}: destinations(text: "${String.fromCharCode(97 + i)}") { hotels { name ${ROOMS} } landmarks { name } }`)} }`,
  ],
  [
    'fifteen searches with dates',
    `{ ${repeat(15, (i) => `h${i}: hotels(filter: { ${WEEK}, guests: ${1 + (i % 4)} }, limit:100, sort: PRICE_ASC) { total items { id name } }`)} }`,
  ],
  [
    'every city with its hotels counted',
    '{ cities { name numberOfHotels photo charges { title } } hotelTypes { name numberOfHotels } }',
  ],
  [
    'a far offset',
    '{ hotels(limit:100, offset:1000000) { total items { id } } reviews(limit:100, offset:1000000) { total } }',
  ],
  ['a limit of a million', '{ hotels(limit:1000000) { items { id } } }'],
  ['a limit below nothing', '{ hotels(limit:-5) { items { id } } }'],
  ['a search for a long text', `{ hotels(filter:{ text:"${'a'.repeat(5000)}" }) { total } }`],
  [
    'a search for a thousand amenities',
    `{ hotels(filter:{ amenities:[${'"Pool",'.repeat(300)}] }) { total } }`,
  ],
];

const shapes: [string, string][] = [
  [
    'depth of hotels and rooms',
    `{ hotels { items { ${nest(6, 'roomTypes { hotel', 'id')}${' }'.repeat(6)} } } }`,
  ],
  [
    'depth by fragments',
    '{ hotels { items { ...a } } } fragment a on Hotel { roomTypes { hotel { ...b } } } fragment b on Hotel { roomTypes { hotel { ...c } } } fragment c on Hotel { roomTypes { hotel { ...d } } } fragment d on Hotel { roomTypes { hotel { id } } }',
  ],
  [
    'a circle of fragments',
    '{ hotels { items { ...a } } } fragment a on Hotel { ...b } fragment b on Hotel { ...a }',
  ],
  [
    'fragments that double eleven times',
    `{ hotels { items { ...f0 } } } ${repeat(11, (i) => `fragment f${i} on Hotel { ...f${i + 1} ...f${i + 1} }`)} fragment f11 on Hotel { id }`,
  ],
  ['thousands of fragments', `{ __typename } ${repeat(400, (i) => `fragment f${i} on Hotel { id }`)}`],
  ['a thousand aliases', `{ ${repeat(450, (i) => `a${i}: __typename`)} }`],
  ['sixteen aliases of a list', `{ ${repeat(16, (i) => `a${i}: cities { id }`)} }`],
  ['a thousand directives', `{ hotels { items { id ${'@include(if:true)'.repeat(300)} } } }`],
  ['six directives', `{ ${repeat(6, (i) => `t${i}: __typename @include(if:true)`)} }`],
  ['thousands of tokens', `{ ${'__typename '.repeat(5000)} }`],
  ['a document of 400 kB', `{ hotels(filter:{ text:"${'b'.repeat(400_000)}" }) { total } }`],
  ['a name of 100 kB', `{ ${'x'.repeat(100_000)} }`],
  ['brackets that never close', '{'.repeat(1900)],
  [
    'lists within lists as an argument',
    `{ hotels(filter:{ amenities:${'['.repeat(900)}${']'.repeat(900)} }) { total } }`,
  ],
  ['five hundred unknown fields', `{ hotels { items { ${repeat(500, (i) => `u${i}`)} } } }`],
  [
    'overlapping fields that must be merged',
    `{ hotels { items { ${'roomTypes { roomNumbers { id } } '.repeat(150)} } } }`,
  ],
  ['introspection', getIntrospectionQuery()],
  ['all of a type, fourteen times', `{ ${repeat(14, (i) => `m${i}: ${MUTATION_TYPE}`)} }`],
  [
    'introspection fifteen times',
    `{ ${repeat(15, (i) => `s${i}: __schema { types { fields { name type { name } } } }`)} }`,
  ],
  [
    'introspection in a circle',
    '{ __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }',
  ],
  [
    'introspection in a wider circle',
    '{ __schema { types { possibleTypes { fields { type { fields { name args { type { fields { name } } } } } } } } } }',
  ],
  ['no operation', 'fragment f on Hotel { id }'],
  ['a hundred operations', repeat(100, (i) => `query Q${i} { __typename }`)],
  ['a subscription over HTTP', 'subscription { nightsChanged(hotelId:"x") { night } }'],
  ['an empty document', ''],
];

const odd: HostileDocument[] = [
  { name: 'a batch of a hundred', body: Array(100).fill({ query: '{ cities { id } }' }) },
  { name: 'a document that is a number', query: 5 },
  { name: 'a document that is a list', query: ['{ __typename }'] },
  {
    name: 'sixty wrong variables',
    query: `query (${repeat(60, (i) => `$v${i}: Int!`)}) { ${repeat(15, (i) => `a${i}: hotels(limit:$v${i}) { total }`)} }`,
    variables: {},
  },
  {
    name: 'variables nested a thousand deep',
    query: 'query ($f: HotelFilter) { hotels(filter:$f) { total } }',
    variables: { f: JSON.parse(`${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`) },
  },
  {
    name: 'a variable with a list of 50,000',
    query: 'query ($f: HotelFilter) { hotels(filter:$f) { total } }',
    variables: { f: { amenities: Array(50_000).fill('x') } },
  },
  {
    name: 'ranges in variables',
    query: `query ($in: Night!, $out: Night!) { hotels(limit:100) { items { roomTypes { stayPrice(checkIn:$in, checkOut:$out) { nightPrices { night cents } } } } } }`,
    variables: { in: '2027-01-01', out: '2028-01-01' },
  },
  {
    name: 'a limit in a variable',
    query: `query ($n: Int) { a: hotels(limit:$n) { items { ${ROOMS} } } b: reviews(limit:$n) { items { hotel { ${ROOMS} } } } }`,
    variables: { n: 100 },
  },
  {
    name: 'twenty rooms for a year, quoted fifteen times',
    query: `query ($i: QuoteInput!) { ${repeat(15, (i) => `q${i}: quote(input:$i) { stays { nightPrices { cents } } }`)} }`,
    variables: {
      i: {
        hotelId: 'f'.repeat(24),
        roomNumberIds: Array(20).fill('f'.repeat(24)),
        checkIn: '2027-01-01',
        checkOut: '2027-12-31',
      },
    },
  },
];

/** The documents for HTTP, for any caller. */
export const DOCUMENTS: HostileDocument[] = [
  ...lists.map(([name, query]) => ({ name, query })),
  ...signedIn.map(([name, query]) => ({ name, query })),
  ...shapes.map(([name, query]) => ({ name, query })),
  ...odd,
];
