import {
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
} from 'graphql';

/** The list fields of introspection. `args` is the list of one field of the type. */
const LISTS = ['fields', 'inputFields', 'enumValues', 'interfaces', 'possibleTypes', 'args'] as const;
type Sizes = Record<(typeof LISTS)[number], number>;

interface SchemaSizes {
  types: number;
  directives: number;
  /** The sizes of each type, by its name. */
  of: ReadonlyMap<string, Sizes>;
  /** The mean over the types of all fields, which nested selections reach. */
  ofFieldTypes: Sizes;
  /** The mean over all types. */
  ofAllTypes: Sizes;
}

const known = new WeakMap<GraphQLSchema, SchemaSizes>();

/**
 * The estimated number of items of an introspection list: the number of the type that was requested by `name`, else the
 * larger of the means over all types and over the types of all fields.
 */
export function introspectionSize(
  schema: GraphQLSchema,
  parent: string,
  field: string,
  ofType: string | undefined,
): number | undefined {
  let sizes = known.get(schema);
  if (!sizes) known.set(schema, (sizes = sizesOf(schema)));
  if (parent === '__Schema') return field === 'types' ? sizes.types : sizes.directives;
  const list = LISTS.find((name) => name === field);
  if (!list || (parent !== '__Type' && parent !== '__Field')) return undefined;
  const exact = ofType === undefined ? undefined : sizes.of.get(ofType);
  return exact ? exact[list] : Math.max(sizes.ofAllTypes[list], sizes.ofFieldTypes[list]);
}

function sizesOf(schema: GraphQLSchema): SchemaSizes {
  const types = Object.values(schema.getTypeMap());
  const of = new Map(types.map((type) => [type.name, sizesOfType(schema, type)]));
  const fields = types.flatMap((type): { type: GraphQLType }[] =>
    'getFields' in type ? Object.values(type.getFields()) : [],
  );
  return {
    types: types.length,
    directives: schema.getDirectives().length,
    of,
    ofAllTypes: meanOf([...of.values()]),
    ofFieldTypes: meanOf(fields.map(({ type }) => of.get(getNamedType(type).name)!)),
  };
}

function sizesOfType(schema: GraphQLSchema, type: GraphQLNamedType): Sizes {
  const hasFields = isObjectType(type) || isInterfaceType(type);
  const fields = hasFields ? Object.values(type.getFields()) : [];
  const args = fields.reduce((sum, field) => sum + field.args.length, 0);
  return {
    fields: fields.length,
    inputFields: isInputObjectType(type) ? Object.keys(type.getFields()).length : 0,
    enumValues: isEnumType(type) ? type.getValues().length : 0,
    interfaces: hasFields ? type.getInterfaces().length : 0,
    possibleTypes: isAbstractType(type) ? schema.getPossibleTypes(type).length : 0,
    args: fields.length ? args / fields.length : 0,
  };
}

function meanOf(all: readonly Sizes[]): Sizes {
  const sum = (sizeOf: (one: Sizes) => number) => all.reduce((total, one) => total + sizeOf(one), 0);
  const means = LISTS.map((list) => [list, sum((one) => one[list]) / Math.max(1, all.length)]);
  const args =
    sum((one) => one.args * one.fields) /
    Math.max(
      1,
      sum((one) => one.fields),
    );
  return { ...(Object.fromEntries(means) as Sizes), args };
}
