import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { DateTimeResolver } from 'graphql-scalars';
import { buildSchema } from 'type-graphql';
import type { Domain } from '../access/domain';
import { pubSub } from '../core/events';
import { Problem } from '../core/problems';
import { requirePermissions } from './entryPoints';
import { validateArgument } from './validateArgument';

/** The schema of all domains; throws where a root field declares no permission. */
export async function makeSchema(domains: readonly Domain[]): Promise<GraphQLSchema> {
  const [first, ...more] = domains.flatMap(({ resolvers = [] }) => resolvers);
  if (!first) throw new Error('A schema needs resolvers.');
  const schema = await buildSchema({
    resolvers: [first, ...more],
    pubSub,
    // A fifth of the time of a start: a test checks it instead.
    skipCheck: true,
    orphanedTypes: [Problem],
    scalarsMap: [{ type: Date, scalar: DateTimeResolver }],
    validateFn: validateArgument,
  });
  return requirePermissions(schema);
}
