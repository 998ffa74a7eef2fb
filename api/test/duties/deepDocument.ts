import {
  getNamedType,
  getNullableType,
  isAbstractType,
  isLeafType,
  isListType,
  isObjectType,
  isRequiredArgument,
  Kind,
  parse,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type ValueNode,
} from 'graphql';

/** The id of a record for each argument that takes one, by the argument's name. */
export type Ids = Readonly<Record<string, string>>;

/**
 * A sample document whose ids are those of other records, and which selects everything to this depth: each field without
 * required arguments, of each member of a union.
 */
export function deepDocument(schema: GraphQLSchema, sample: string, ids: Ids, depth: number): string {
  const named = withIds(schema, parse(sample), ids);
  const operation = named.definitions[0]!;
  if (operation.kind !== Kind.OPERATION_DEFINITION) throw new Error('A sample is one operation.');
  const field = operation.selectionSet.selections[0]!;
  if (field.kind !== Kind.FIELD) throw new Error('A sample selects one field.');
  const root = schema.getRootType(operation.operation)!;
  const { type } = root.getFields()[field.name.value]!;
  const head = print({ ...field, selectionSet: undefined });
  return `${operation.operation} { ${head} ${selectionOf(schema, type, depth)} }`;
}

/** Every argument and input field with an id gets the id of its name; lists get one. Others keep what the sample says. */
function withIds(schema: GraphQLSchema, document: DocumentNode, ids: Ids): DocumentNode {
  const info = new TypeInfo(schema);
  const replaced = (name: string, value: ValueNode): ValueNode => {
    const type = info.getInputType();
    const id = ids[name] ?? ids[name.replace(/s$/, '')];
    if (!type || !id || getNamedType(type)?.name !== 'ID') return value;
    const one: ValueNode = { kind: Kind.STRING, value: id };
    return isListType(getNullableType(type)) ? { kind: Kind.LIST, values: [one] } : one;
  };
  return visit(
    document,
    visitWithTypeInfo(info, {
      Argument: { enter: (node) => ({ ...node, value: replaced(node.name.value, node.value) }) },
      ObjectField: { enter: (node) => ({ ...node, value: replaced(node.name.value, node.value) }) },
    }),
  );
}

/** The types of the fields that a union has selected, by name: its members cannot have two types for one name. */
type Taken = Map<string, string>;

function selectionOf(schema: GraphQLSchema, output: GraphQLOutputType, depth: number): string {
  const type = getNamedType(output);
  if (!isAbstractType(type)) return isObjectType(type) ? fieldsOf(schema, type, depth, new Map()) : '';
  const taken: Taken = new Map();
  const members = schema.getPossibleTypes(type);
  return `{ ${members.map((member) => `... on ${member.name} ${fieldsOf(schema, member, depth, taken)}`).join(' ')} }`;
}

function fieldsOf(schema: GraphQLSchema, type: GraphQLObjectType, depth: number, taken: Taken): string {
  const fields = Object.values(type.getFields()).flatMap(({ name, args, type: output }) => {
    if (args.some(isRequiredArgument)) return [];
    if ((taken.get(name) ?? String(output)) !== String(output)) return [];
    if (!isLeafType(getNamedType(output)) && depth <= 1) return [];
    taken.set(name, String(output));
    return [`${name} ${selectionOf(schema, output, depth - 1)}`];
  });
  return `{ __typename ${fields.join(' ')} }`;
}
