import {
  defaultFieldResolver,
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from 'graphql';
import { isSameForAll } from '../src/core/sameForAll.decorator';

const AN_ID = '0'.repeat(24);
/** Parts of a context that are the same for every viewer; a promise looks for `then`. */
const SHARED_CONTEXT = ['loaders', 'budget', 'then'];

interface FieldOfType {
  type: GraphQLObjectType;
  field: GraphQLField<unknown, unknown>;
}

/** The fields of object types that are declared the same for all, as `Type.field`. */
export const sharedFields = (schema: GraphQLSchema): string[] =>
  fieldsOf(schema, isSameForAll).map(({ type, field }) => `${type.name}.${field.name}`);

/** The fields of object types for which this is true. */
export const fieldsOf = (
  schema: GraphQLSchema,
  isMeant: (field: FieldOfType['field'], type: GraphQLObjectType) => boolean,
): FieldOfType[] =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => isMeant(field, type))
        .map((field) => ({ type, field })),
    );

/**
 * Runs the resolver of each field that is declared the same for all, on made-up parents and with a context that hides
 * the viewer. Returns the fields that ask for the viewer all the same, or fail otherwise, with the reason.
 */
export const findViewerDependent = (schema: GraphQLSchema): Promise<string[]> =>
  findDependent(schema, fieldsOf(schema, isSameForAll));

/**
 * The same for these fields. With `isVisitor` they may ask for the viewer, who is nobody, and for nothing else of the
 * request.
 */
export async function findDependent(
  schema: GraphQLSchema,
  fields: readonly FieldOfType[],
  isVisitor = false,
): Promise<string[]> {
  const found: string[] = [];
  for (const { type, field } of fields)
    for (const flag of [true, false])
      try {
        await run(schema, type, field, flag, isVisitor);
      } catch (error) {
        found.push(`${type.name}.${field.name}: ${(error as Error).message}`);
      }
  return [...new Set(found)];
}

async function run(
  schema: GraphQLSchema,
  parentType: GraphQLObjectType,
  field: GraphQLField<unknown, unknown>,
  flag: boolean,
  isVisitor: boolean,
): Promise<void> {
  const root = schema.getSubscriptionType() === parentType;
  const parent = root ? makeValue(field.type, flag) : makeParent(parentType, flag);
  const info = {
    schema,
    parentType,
    fieldName: field.name,
    returnType: field.type,
    fieldNodes: [],
    fragments: {},
    variableValues: {},
  } as unknown as GraphQLResolveInfo;
  await (field.resolve ?? defaultFieldResolver)(parent, {}, makeContext(field, isVisitor), info);
}

/** The permission of a field asks for the viewer once, before the resolver runs. */
function makeContext(field: GraphQLField<unknown, unknown>, isVisitor: boolean): object {
  let mayAsk = field.extensions.permission !== undefined;
  const loader = { load: async () => makeAnything(true), loadMany: async () => [makeAnything(true)] };
  const shared: Record<string, unknown> = { loaders: new Proxy({}, { get: () => loader }), budget: {} };
  return new Proxy(shared, {
    get(_target, name: string) {
      if (SHARED_CONTEXT.includes(name)) return shared[name];
      if (name === 'viewer' && isVisitor) return undefined;
      if (name === 'viewer' && mayAsk) {
        mayAsk = false;
        return { id: AN_ID, role: 'ADMIN', sessionId: AN_ID };
      }
      throw new Error(`asks for ${name}`);
    },
  });
}

/** A row of this type: values of its fields by their types, and ids in its other columns. */
const makeParent = (type: GraphQLObjectType, flag: boolean): object =>
  new Proxy(makeAnything(flag), {
    get(target, name, receiver) {
      const field = typeof name === 'string' ? type.getFields()[name] : undefined;
      return field ? makeValue(field.type, flag) : Reflect.get(target, name, receiver);
    },
  });

/** A row with an id in each column. */
const makeAnything = (flag: boolean): object =>
  new Proxy(
    { isGroup: flag },
    {
      get: (target, name) =>
        Reflect.has(target, name) ? Reflect.get(target, name) : name === 'then' ? undefined : columnOf(name),
    },
  );

const columnOf = (name: string | symbol) => (typeof name === 'string' ? AN_ID : undefined);

function makeValue(type: GraphQLOutputType, flag: boolean): unknown {
  if (isNonNullType(type)) return makeValue(type.ofType, flag);
  if (isListType(type)) return [makeValue(type.ofType, flag)];
  const named = getNamedType(type);
  if (isObjectType(named)) return makeParent(named, flag);
  if (!isLeafType(named)) return makeAnything(flag);
  return { Boolean: flag, Int: 1, Float: 1, DateTime: new Date(0) }[named.name] ?? AN_ID;
}
