import { PRICES, repeat, ROOMS } from './documentParts';

const BOOKING =
  'id stays { nightPrices { night cents } } history { at why user { id name } } charges { title cents }';

/** Documents for signed-in people or administrators only. */
export const signedIn: [string, string][] = [
  [
    'all own bookings, fifteen times',
    `{ ${repeat(15, (i) => `b${i}: myBookings(limit:100) { items { ${BOOKING} hotel { ${ROOMS} } } }`)} }`,
  ],
  ['everything stored of oneself, fifteen times', `{ ${repeat(15, (i) => `d${i}: myData`)} }`],
  [
    'a hundred bookings with hotels, rooms and prices',
    `{ bookings(limit:100) { items { ${BOOKING} hotel { roomTypes { ${PRICES(5)} roomNumbers { number } } } } } }`,
  ],
  [
    'all bookings, fifteen times',
    `{ ${repeat(15, (i) => `b${i}: bookings(limit:100, offset:${i * 100}) { items { ${BOOKING} } }`)} }`,
  ],
  [
    'bookings by a text, fifteen times',
    `{ ${repeat(15, (i) => `b${i}: bookings(text:"a${i}") { total }`)} }`,
  ],
  [
    'all lines of the audit log, fifteen times',
    `{ ${repeat(15, (i) => `a${i}: auditEntries(limit:100, offset:${i}) { items { actor { name } changes { field before after } } }`)} }`,
  ],
  [
    'all offers of properties with their files, fifteen times',
    `{ ${repeat(15, (i) => `o${i}: propertyOffers(limit:100, offset:${i}) { items { sentBy { name } files { url } hotel { ${ROOMS} } } }`)} }`,
  ],
  [
    'all deliveries of a webhook, fifteen times',
    `{ ${repeat(15, (i) => `d${i}: webhookDeliveries(webhookId:"${'f'.repeat(24)}", limit:100, offset:${i}) { total items { body answer } }`)} }`,
  ],
  ['all webhooks, fifteen times', `{ ${repeat(15, (i) => `w${i}: myWebhooks { id url events }`)} }`],
  [
    'ten years of figures, fifteen times',
    `{ ${repeat(15, (i) => `f${i}: dashboard(from:"2017-01-01", to:"2027-01-0${(i % 9) + 1}") { total { bookings } days { nights } }`)} }`,
  ],
  [
    'all watches, their prices and rooms, fifteen times',
    `{ ${repeat(15, (i) => `w${i}: myWatches { startCents totalCents roomNumber { number } hotel { ${ROOMS} } }`)} }`,
  ],
  [
    'messages to the operator, fifteen times',
    `{ ${repeat(15, (i) => `m${i}: contactMessages(limit:100, offset:${i}) { total items { text sender { name } booking { ${BOOKING} } } }`)} }`,
  ],
  ['users by a text, fifteen times', `{ ${repeat(15, (i) => `u${i}: users(text:"e${i}") { total }`)} }`],
];
