import {
  GraphQLError,
  getNullableType,
  isAbstractType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { makeRandom, type Random } from '../../seeds/random';
import { chance } from './fuzz';

const LEAVES = [1, 2, 'text', 'none', 'thrown', true, 1.5, Number.NaN, { no: 'scalar' }];

/** An object of a random schema. It has the fields of its type as properties, with the same values at each read. */
export interface Source {
  typeName: string;
  number: number;
}

function makeSource(schema: GraphQLSchema, typeName: string, number: number): Source {
  const type = schema.getType(typeName);
  const fields = isObjectType(type) ? type.getFields() : {};
  const known = { typeName, number, __typename: typeName } as Record<string | symbol, unknown>;
  return new Proxy(known, {
    get: (target, name) => {
      const field = fields[String(name)];
      if (!field) return target[name];
      const value = (args: object) =>
        randomValue(schema, field.type, number, `${field.name}${JSON.stringify(args)}`);
      return number % 5 === 0 ? value : value({});
    },
  }) as unknown as Source;
}

/**
 * The value of a field of this type in an object of this number: mostly valid, sometimes null, an error, a value of a
 * wrong kind, or a promise of one of these.
 */
export function randomValue(
  schema: GraphQLSchema,
  type: GraphQLOutputType,
  number: number,
  key: string,
): unknown {
  return anyValue(schema, type, makeRandom(hash(`${number} ${key}`)));
}

function anyValue(schema: GraphQLSchema, type: GraphQLOutputType, random: Random): unknown {
  const isSo = (probability: number) => chance(random, probability);
  if (isSo(0.06)) return later(refuse, random.whole(1, 4));
  const value = valueNow(schema, type, random);
  return isSo(0.4) ? later(() => value, random.whole(1, 4)) : value;
}

function valueNow(schema: GraphQLSchema, type: GraphQLOutputType, random: Random): unknown {
  const isSo = (probability: number) => chance(random, probability);
  if (isSo(isNonNullType(type) ? 0.03 : 0.12)) return isSo(0.5) ? null : undefined;
  if (isSo(0.02)) return new Error('returned, not thrown');
  const nullable = getNullableType(type);
  if (isListType(nullable)) return isSo(0.02) ? 'no list' : listOf(schema, nullable.ofType, random);
  if (isEnumType(nullable)) return isSo(0.05) ? 9 : random.whole(1, 2);
  if (isLeafType(nullable)) return isSo(0.2) ? random.pick(LEAVES) : random.whole(0, 9);
  const objects = isAbstractType(nullable) ? schema.getPossibleTypes(nullable) : [nullable];
  // An interface may have no types.
  const name = isSo(0.02) || !objects.length ? 'Query' : random.pick(objects).name;
  return makeSource(schema, name, random.whole(1, 1e9));
}

function listOf(schema: GraphQLSchema, type: GraphQLOutputType, random: Random): unknown {
  const length = random.whole(0, 3);
  const isLeaf = isLeafType(getNullableType(type));
  /*
   * If one item of a list of non-null items fails at once and another one later, graphql-js leaves the later rejection
   * unhandled. So in such a list either all items come later, or none.
   */
  const allLater = isNonNullType(type) && !(isLeaf && chance(random, 0.5));
  const items = Array.from({ length }, () => {
    if (!isNonNullType(type)) return anyValue(schema, type, random);
    if (!allLater) return valueNow(schema, type, random);
    return chance(random, 0.05)
      ? later(refuse, random.whole(1, 4))
      : later(() => valueNow(schema, type, random));
  });
  return chance(random, 0.2) ? new Set(items) : items;
}

/**
 * A promise that settles after this many turns of the event loop, in a turn of its own. Without that, the number of
 * promises inside an executor would decide which of two errors comes first.
 */
export async function later<T>(end: () => T, turns = 1): Promise<T> {
  for (let left = turns; left > 0; left--) await new Promise((resolve) => setImmediate(resolve));
  return end();
}

function refuse(): never {
  throw new GraphQLError('refused', { extensions: { code: 'FORBIDDEN' } });
}

function hash(text: string): number {
  let value = 0;
  for (let index = 0; index < text.length; index++)
    value = (Math.imul(value, 31) + text.charCodeAt(index)) | 0;
  return value;
}
