import { night } from './factories';
import type { Asker, Fixtures } from './fixtures';

/** How a test calls a root field to see who may call it. */
export interface Sample {
  document: (fixtures: Fixtures, asker: Asker) => string;
  /** The field concerns a subject of the owner: for others it answers as if the subject did not exist. */
  owned?: true;
  /** It deletes or ends what other samples use. Such fields get their own fixtures, as do fields with `owned`. */
  ends?: true;
}

export const NOBODY = 'f'.repeat(24);
export const PASSWORD = 'Quiet#Harbour7';
export const SPAN = `from: "${night(1)}", to: "${night(3)}"`;
export const STAY = `checkIn: "${night(1)}", checkOut: "${night(3)}"`;

/** Selects the message of each of these problems. */
export const on = (...problems: string[]) => problems.map((name) => `... on ${name} { message }`).join(' ');

/** A mutation of many records, one of which does not exist. */
export const forMany = (field: string, ids: string, more = ''): Sample => ({
  document: () => `mutation { ${field}(input: { ${ids}: ["${NOBODY}"]${more} }) { id } }`,
});
