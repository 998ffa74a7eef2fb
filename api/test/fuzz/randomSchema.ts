import {
  GraphQLEnumType,
  GraphQLInt,
  GraphQLInterfaceType,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  GraphQLString,
  GraphQLUnionType,
  type GraphQLFieldConfig,
  type GraphQLNullableType,
  type GraphQLOutputType,
} from 'graphql';
import type { Random } from '../../seeds/random';
import { chance } from './fuzz';
import { later, randomValue, type Source } from './randomValue';

type Fields = Record<string, GraphQLFieldConfig<unknown, unknown>>;

const Size = new GraphQLEnumType({ name: 'Size', values: { SMALL: { value: 1 }, LARGE: { value: 2 } } });
const Shout = new GraphQLScalarType({
  name: 'Shout',
  serialize: (value) => {
    if (value === 'thrown') throw new Error('cannot be serialized');
    return value === 'none' ? null : `${String(value)}!`;
  },
});

/**
 * A random schema with interfaces, unions, enumerations, lists of lists and non-null types. Its fields sometimes fail,
 * in every way in which a resolver can. The value of a field depends only on its object and its name.
 */
export function randomSchema(random: Random): GraphQLSchema {
  const isSo = (probability: number) => chance(random, probability);
  const objects: GraphQLObjectType[] = [];
  const abstract: (GraphQLInterfaceType | GraphQLUnionType)[] = [];
  const anyType = (): GraphQLNullableType & GraphQLOutputType => {
    if (isSo(0.45)) return random.pick([GraphQLInt, GraphQLString, Size, Shout]);
    return isSo(0.6) ? random.pick(objects) : random.pick(abstract);
  };
  const wrapped = (type: GraphQLNullableType & GraphQLOutputType, lists: number): GraphQLOutputType => {
    const list = lists > 0 && isSo(0.3) ? new GraphQLList(wrapped(type, lists - 1)) : type;
    return isSo(0.35) ? new GraphQLNonNull(list) : list;
  };
  const makeFields = (prefix: string, most = 6): Fields => {
    const fields: Fields = {};
    for (let count = random.whole(3, most); count > 0; count--) {
      const type = wrapped(anyType(), 2);
      const args = { times: { type: GraphQLInt, defaultValue: 1 }, size: { type: Size } };
      fields[`${prefix}${count}`] = {
        type,
        ...(isSo(0.4) && { args }),
        // The other fields are properties and methods of their objects.
        ...(isSo(0.5) && {
          resolve: (source, given, _context, { fieldName, schema }) => {
            const { number } = (source ?? { number: 0 }) as Source;
            if (number % 19 === 1) throw new Error('thrown at once');
            return randomValue(schema, type, number, `${fieldName}${JSON.stringify(given)}`);
          },
        }),
      };
    }
    return fields;
  };

  const shared = [0, 1].map((index) => {
    let fields: Fields | undefined;
    const makeShared = () => (fields ??= makeFields(`shared${index}f`));
    const config = { name: `Interface${index}`, fields: makeShared, ...resolveTypeOf(random) };
    abstract.push(new GraphQLInterfaceType(config));
    return makeShared;
  });
  for (let index = 0; index < 4; index++) {
    const interfaces = shared.map((_, at) => at).filter(() => isSo(0.5));
    const name = `Object${index}`;
    objects.push(
      new GraphQLObjectType({
        name,
        interfaces: interfaces.map((at) => abstract[at] as GraphQLInterfaceType),
        fields: () => Object.assign(makeFields(`o${index}f`), ...interfaces.map((at) => shared[at]!())),
        ...(isSo(0.4) && { isTypeOf: isTypeOf(name, random) }),
      }),
    );
  }
  for (const index of [0, 1]) {
    const types = objects.filter((_, at) => at === index || isSo(0.5));
    abstract.push(new GraphQLUnionType({ name: `Union${index}`, types, ...resolveTypeOf(random) }));
  }
  const query = new GraphQLObjectType({
    name: 'Query',
    fields: () => makeFields('q'),
  });
  return new GraphQLSchema({ query, types: objects });
}

function isTypeOf(name: string, random: Random): (value: unknown) => boolean | Promise<boolean> {
  const isAsync = chance(random, 0.5);
  return (value) => {
    const isOfType = (value as Source).typeName === name;
    return isAsync ? later(() => isOfType) : isOfType;
  };
}

/** Uses a function that may answer later, or the default of graphql-js. */
function resolveTypeOf(random: Random) {
  if (chance(random, 0.3)) return {};
  const isAsync = chance(random, 0.5);
  const resolveType = (value: unknown) => {
    const { typeName } = value as Source;
    return isAsync ? later(() => typeName) : typeName;
  };
  return { resolveType };
}
