import type { Sample } from '../../test/sample';

/** A document for every root field of this folder. */
export const samples: Record<string, Sample> = {
  'subscription editorsChanged': {
    document: ({ heldId }) => `subscription { editorsChanged(record: BOOKING, id: "${heldId}") { id } }`,
  },
};
