import type { GraphQLSchema } from 'graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { listEntryPoints } from './entryPoints';
import { printCosts } from './cost/printCosts';
import { PROOF_MINUTES } from '../../../schema/accounts';
import { SCOPE_WORDS } from '../../../schema/scopeWords';
import { describeScopes, describeHolders, proofRuleOf, type Permission } from '../access/policy';
import { PROOF } from '../access/rules';

const HEADER = '# Printed from the code by `npm run schema`: change the code, not this file.\n\n';

/** The text of schema/schema.graphql: the whole schema, sorted, with descriptions. */
export const printGraph = (schema: GraphQLSchema): string =>
  `${HEADER}${printSchema(lexicographicSortSchema(schema))}\n`;

/** The text of schema/access.md: the permission of each root field and the cost of operations. */
export function printAccess(schema: GraphQLSchema): string {
  const rows = listEntryPoints(schema).map(
    ({ kind, field, permission, inSomeCases }) =>
      `| ${kind} | \`${field}\` | \`${permission}\` | ${permission ? describeHolders(permission) : ''} | ${permission ? describeScopes(permission) : ''} | ${permission ? describeProof(permission, inSomeCases) : ''} |`,
  );
  return [
    '# Who may call what',
    '',
    `Printed from the policy table by \`npm run schema\`. "The owner" is checked again with the thing itself. An API key may do\nwhat its owner may, where it has the scope of "With a key". "Needs proof": the session must have proved within the last\n${PROOF_MINUTES} minutes that its owner is at the device (giveProof); API keys and existing clients at /api/v1 are exempt.`,
    '',
    '| Kind | Name | Permission | Who | With a key | Needs proof |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    '## Scopes of API keys',
    '',
    'Narrow scopes first. A key needs one of those that "With a key" names. The words are those of the form and of /developers.',
    '',
    '| Scope | What a key with it does |',
    '|---|---|',
    ...Object.entries(SCOPE_WORDS).map(([scope, means]) => `| \`${scope}\` | ${means} |`),
    '',
    printCosts(schema),
  ].join('\n');
}

/** When a field needs a proof, in the words of schema/access.md; empty if it never does. */
function describeProof(permission: Permission, inSomeCases: readonly Permission[]): string {
  const cases = inSomeCases.map((one) => `for \`${one}\`${alternativeTo(one)}`);
  return [...(proofRuleOf(permission) ? [`yes${alternativeTo(permission)}`] : []), ...cases].join('; ');
}

const alternativeTo = (permission: Permission): string =>
  proofRuleOf(permission) === PROOF ? '' : ', or the password';
