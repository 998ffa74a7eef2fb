import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql';
import type { Random } from '../../seeds/random';
import { anyValue } from '../anyVariables';
import type { DemoIds } from '../demoCallers';
import { chance } from './fuzz';

/** A random value for an argument of the real schema, mostly a valid one. Ids come from `ids`. */
export function randomArgument(random: Random, ids: DemoIds, type: GraphQLInputType, name: string): unknown {
  const valueOf = (of: GraphQLInputType, named = name) => randomArgument(random, ids, of, named);
  const nullable = getNullableType(type);
  if (nullable === type && chance(random, 0.05)) return null;
  if (isListType(nullable)) return Array.from({ length: random.whole(0, 3) }, () => valueOf(nullable.ofType));
  if (isEnumType(nullable)) return random.pick(nullable.getValues()).name;
  if (isInputObjectType(nullable))
    return Object.fromEntries(
      Object.values(nullable.getFields())
        .filter((field) => isNonNullType(field.type) || chance(random, 0.3))
        .map((field) => [field.name, valueOf(field.type, field.name)]),
    );
  if (String(nullable) === 'Boolean') return chance(random, 0.5);
  if (String(nullable) === 'Int') return name === 'offset' ? random.whole(0, 5) : random.whole(1, 50);
  const known = ids[name.replace(/Id$/, '') as keyof DemoIds];
  return anyValue(type, name, known ?? random.pick(Object.values(ids)));
}
