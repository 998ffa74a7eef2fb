import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { DateTimeResolver } from 'graphql-scalars';
import { buildSchema } from 'type-graphql';
import type { Domain } from '../access/domain';
import { pubSub } from '../core/events';
import { Problem } from '../core/problems';
import { limitResolvers } from './cost/operationBudget';
import { requirePermissions } from './entryPoints';
import { validateArgument } from './validateArgument';

/** Builds the schema of all domains; throws if a root field declares no permission. */
export async function makeSchema(domains: readonly Domain[]): Promise<GraphQLSchema> {
  const [first, ...more] = domains.flatMap(({ resolvers = [] }) => resolvers);
  if (!first) throw new Error('A schema needs resolvers.');
  const schema = await buildSchema({
    resolvers: [first, ...more],
    pubSub,
    // The check takes a fifth of the time of a start, so a test does it instead.
    skipCheck: true,
    orphanedTypes: [Problem],
    scalarsMap: [{ type: Date, scalar: DateTimeResolver }],
    validateFn: validateArgument,
  });
  return requirePermissions(schema);
}

/** A schema does not change, so the apps of a process share it. */
const served = new WeakMap<readonly Domain[], Promise<GraphQLSchema>>();

/** The schema of all domains as an app serves it, its resolvers within the budget of an operation; built once. */
export function servedSchema(domains: readonly Domain[]): Promise<GraphQLSchema> {
  const known = served.get(domains) ?? makeSchema(domains).then(limitResolvers);
  served.set(domains, known);
  return known;
}
