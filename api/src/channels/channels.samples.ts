import type { Sample } from '../../test/sample';

/** A sample document for every root field of this folder. */
export const samples: Record<string, Sample> = {
  'mutation syncChannelBooking': {
    document: ({ hotelId }) =>
      `mutation { syncChannelBooking(input: { hotelId: "${hotelId}", channel: "Rooms", reference: "R1", revision: 1,
        cancelled: true }) { __typename } }`,
  },
};
