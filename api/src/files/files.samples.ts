import { NOBODY, type Sample } from '../../test/sample';

/** A document for every root field of this folder. */
export const samples: Record<string, Sample> = {
  'query hotelImports': { document: () => '{ hotelImports { total } }' },
  'mutation undoImport': {
    document: () => `mutation { undoImport(input: { importId: "${NOBODY}" }) { __typename } }`,
  },
};
