import { night } from '../../test/factories';
import type { Sample } from '../../test/sample';

const period = () => `from: "${night(-30)}", through: "${night(0)}"`;

/** A document for every root field of this folder. */
export const samples: Record<string, Sample> = {
  'query journal': {
    document: ({ hotelId }) => `{ journal(filter: { hotelId: "${hotelId}", ${period()} }) { total } }`,
  },
  'query trialBalance': {
    document: ({ hotelId }) => `{ trialBalance(hotelId: "${hotelId}", ${period()}) { closingCents } }`,
  },
};
