import type { Sample } from '../../../test/sample';

/** A document for each root field of the guests of hotels. */
export const samples: Record<string, Sample> = {
  'query hotelGuests': { document: () => '{ hotelGuests { total } }' },
  'query hotelGuest': {
    document: ({ hotelId, ownerId }) => `{ hotelGuest(hotelId: "${hotelId}", userId: "${ownerId}") { id } }`,
  },
};
