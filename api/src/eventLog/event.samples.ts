import type { Sample } from '../../test/sample';

/** A document for every root field of this folder. */
export const samples: Record<string, Sample> = {
  'query events': {
    document: () =>
      '{ events(after: "0", types: [BOOKING_CONFIRMED, BOOKING_CHANGED, BOOKING_CANCELLED]) { items { data } } }',
  },
  'subscription eventsLogged': { document: () => 'subscription { eventsLogged { cursor } }' },
};
