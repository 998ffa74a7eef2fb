import type { GraphQLObjectType, GraphQLSchema } from 'graphql';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { printCosts } from './printCosts';
import { RULE_WORDS, policy, type Permission } from '../core/policy';

const HEADER = '# Printed from the code by `npm run schema`: change the code, not this file.\n\n';

/** schema/schema.graphql: the whole schema, sorted and described. */
export const printGraph = (schema: GraphQLSchema): string =>
  `${HEADER}${printSchema(lexicographicSortSchema(schema))}\n`;

export interface EntryPoint {
  kind: string;
  field: string;
  /** Undefined where none is declared, on which a test fails. */
  permission: Permission | undefined;
}

/** Every root field with the permission that it declares. */
export function listEntryPoints(schema: GraphQLSchema): EntryPoint[] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return roots
    .filter((root): root is GraphQLObjectType => Boolean(root))
    .flatMap((root) =>
      Object.values(root.getFields()).map((field) => ({
        kind: root.name.toLowerCase(),
        field: field.name,
        permission: field.extensions.permission as Permission | undefined,
      })),
    )
    .sort((a, b) => a.kind.localeCompare(b.kind) || a.field.localeCompare(b.field));
}

/** schema/access.md: who may call what, and what an operation may cost. */
export function printAccess(schema: GraphQLSchema): string {
  const rows = listEntryPoints(schema).map(
    ({ kind, field, permission }) =>
      `| ${kind} | \`${field}\` | \`${permission}\` | ${wordsOf(permission)} |`,
  );
  return [
    '# Who may call what',
    '',
    'Printed from the policy table by `npm run schema`. "The owner" is checked again with the thing itself.',
    '',
    '| Kind | Name | Permission | Who |',
    '|---|---|---|---|',
    ...rows,
    '',
    printCosts(),
  ].join('\n');
}

const wordsOf = (permission: Permission | undefined): string =>
  (permission && RULE_WORDS.get(policy[permission])) ?? 'see policy.ts';
