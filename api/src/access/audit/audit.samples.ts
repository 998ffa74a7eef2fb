import { type Sample } from '../../../test/sample';

/** A document for every root field of this folder. */
export const samples: Record<string, Sample> = {
  'query auditEntries': { document: () => '{ auditEntries { total } }' },
};
