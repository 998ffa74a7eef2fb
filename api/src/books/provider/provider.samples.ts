import { on, type Sample } from '../../../test/sample';

/** A document for every root field of this folder. */
export const samples: Record<string, Sample> = {
  'query payouts': { document: () => '{ payouts { total } }' },
  'query payout': { document: ({ payoutId }) => `{ payout(id: "${payoutId}") { id } }` },
  'query providerTransactions': { document: () => '{ providerTransactions { total } }' },
  'query providerReading': { document: () => '{ providerReading { readAt } }' },
  'mutation readCardProvider': {
    document: () => `mutation { readCardProvider(input: {}) { __typename ${on('CardProviderSilent')} } }`,
  },
};
