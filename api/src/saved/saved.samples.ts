import type { Sample } from '../../test/sample';

/** A document for every root field of this folder. */
export const samples: Record<string, Sample> = {
  'query savedHotels': { document: () => '{ savedHotels { hotelId } }' },
  'mutation saveHotel': {
    document: ({ hotelId }) => `mutation { saveHotel(input: { hotelIds: ["${hotelId}"] }) { __typename } }`,
  },
};
