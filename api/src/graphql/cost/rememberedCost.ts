import { createHash } from 'node:crypto';
import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { estimateCost, type Variables } from './queryCost';

/** Estimates by operation, limit and variables: a screen asks the same again and again. */
const estimates = new LRUCache<string, number>({ max: 5000 });
/** A number for each parsed operation, for as long as it is kept. */
const numbers = new WeakMap<OperationDefinitionNode, number>();
let lastNumber = 0;

/** What an estimate is remembered by: variables that the operation does not declare change nothing. */
function keyOf(operation: OperationDefinitionNode, variables: Variables, limit: number): string {
  let number = numbers.get(operation);
  if (number === undefined) numbers.set(operation, (number = ++lastNumber));
  const names = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value);
  const text = JSON.stringify(Object.fromEntries(names.map((name) => [name, variables[name]])));
  // Without its hash a key would hold on to all that a caller sends.
  return `${number} ${limit} ${createHash('sha256').update(text).digest('base64url')}`;
}

/** estimateCost(), remembered. */
export function rememberedCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables = {},
  limit = Infinity,
): number {
  const key = keyOf(operation, variables, limit);
  const cost = estimates.get(key) ?? estimateCost(schema, document, operation, variables, limit);
  estimates.set(key, cost);
  return cost;
}
