import { isNonNullType, type GraphQLSchema } from 'graphql';
import type { Random } from '../../seeds/random';
import type { DemoIds } from '../demoCallers';
import { chance } from './fuzz';
import { randomArgument } from './randomArgument';
import { randomDocument } from './randomDocument';

/** A random query that mostly finds many rows. It has few filters, since these find few rows. */
export function dearDocument(
  schema: GraphQLSchema,
  random: Random,
  ids: DemoIds,
): { text: string; variables: Record<string, unknown> } {
  const { text, variables } = randomDocument(schema, random, {
    depth: random.whole(3, 6),
    width: random.whole(1, 3),
    fields: 20,
    valueOf: (type, name) => {
      if (name === 'limit') return random.whole(1, 100);
      const isWanted = isNonNullType(type) || chance(random, 0.1);
      return isWanted ? randomArgument(random, ids, type, name) : undefined;
    },
  });
  return { text, variables: variables[0]! };
}
