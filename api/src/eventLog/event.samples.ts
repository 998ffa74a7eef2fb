import type { Sample } from '../../test/sample';

/** A document for every root field of this folder. */
export const samples: Record<string, Sample> = {
  'query events': { document: () => '{ events { cursor items { data } } }' },
  'subscription eventsLogged': { document: () => 'subscription { eventsLogged { cursor } }' },
};
