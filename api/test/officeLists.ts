import { night } from './factories';

const ofHotel = (list: string, fields: string): string =>
  `query ($hotel: ID!) { ${list}(hotelId: $hotel) { total items { ${fields} } } }`;

/** Queries of the lists of one hotel's office and housekeeping, by root field. */
export const OFFICE_LISTS: Record<string, string> = {
  hotelImports:
    '{ hotelImports { total items { fileName added { hotels } user { name } undoneBy { name } } } }',
  cashCounts: ofHotel('cashCounts', 'countedCents user { name }'),
  dayCloses: ofHotel('dayCloses', 'day user { name }'),
  trialBalance: `{ trialBalance(from: "${night(-2)}", through: "${night(2)}") { account closingCents } }`,
  roomCalendars:
    'query ($hotel: ID!) { roomCalendars(hotelId: $hotel) { name address roomNumber { number } conflicts { bookings { reference } } } }',
  repairs: ofHotel('repairs', 'place reportedBy { name } doneBy { name } roomNumber { number }'),
  lostItems: ofHotel('lostItems', 'what foundBy { name } booking { id hotelName user { name } }'),
};
