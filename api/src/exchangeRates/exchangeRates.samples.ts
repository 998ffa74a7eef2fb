import type { Sample } from '../../test/sample';

/** A sample document for every root field of this folder. */
export const samples: Record<string, Sample> = {
  'query exchangeRates': { document: () => '{ exchangeRates { date rates { currency } } }' },
};
