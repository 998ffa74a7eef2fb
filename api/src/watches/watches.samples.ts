import { NOBODY, STAY, type Sample } from '../../test/sample';

/** A document for every root field of this folder. */
export const samples: Record<string, Sample> = {
  'query myWatches': { document: () => '{ myWatches { id } }' },
  'mutation watchHotel': {
    document: ({ hotelId }) =>
      `mutation { watchHotel(input: { hotelId: "${hotelId}", ${STAY}, guests: 1, rooms: 1 }) { __typename } }`,
  },
  'mutation endWatch': {
    document: () => `mutation { endWatch(input: { watchId: "${NOBODY}" }) { __typename } }`,
  },
  'mutation endWatchByLink': {
    document: () => `mutation { endWatchByLink(input: { id: "${NOBODY}", token: "none" }) }`,
  },
};
