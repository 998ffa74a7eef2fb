import type { GraphQLSchema } from 'graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { listEntryPoints } from './entryPoints';
import { printCosts } from './cost/printCosts';
import { describeScopes, describeHolders } from '../access/policy';

const HEADER = '# Printed from the code by `npm run schema`: change the code, not this file.\n\n';

/** The text of schema/schema.graphql: the whole schema, sorted, with descriptions. */
export const printGraph = (schema: GraphQLSchema): string =>
  `${HEADER}${printSchema(lexicographicSortSchema(schema))}\n`;

/** The text of schema/access.md: the permission of each root field and the cost of operations. */
export function printAccess(schema: GraphQLSchema): string {
  const rows = listEntryPoints(schema).map(
    ({ kind, field, permission }) =>
      `| ${kind} | \`${field}\` | \`${permission}\` | ${permission ? describeHolders(permission) : ''} | ${permission ? describeScopes(permission) : ''} |`,
  );
  return [
    '# Who may call what',
    '',
    'Printed from the policy table by `npm run schema`. "The owner" is checked again with the thing itself. An API key may do\nwhat its owner may, where it has the scope of the last column.',
    '',
    '| Kind | Name | Permission | Who | With a key |',
    '|---|---|---|---|---|',
    ...rows,
    '',
    printCosts(schema),
  ].join('\n');
}
