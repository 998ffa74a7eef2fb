import {
  Kind,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  isLeafType,
  getNullableType,
  isNonNullType,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLLeafType,
  type GraphQLObjectType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { collectFields } from './collectFields';
import { completerOf, type Completer } from './executeFields';

export type Variables = Readonly<Record<string, unknown>>;
type Collected = ReturnType<typeof collectFields>;

/** One field of an answer, with all that does not change between runs. */
export interface PreparedField {
  key: string;
  name: string;
  nodes: readonly FieldNode[];
  parent: GraphQLObjectType;
  definition: GraphQLField<unknown, unknown>;
  /** Undefined if the field is a property of its parent. */
  resolve: GraphQLFieldResolver<unknown, unknown> | undefined;
  /** Whether the field is `__typename`, whose value needs no resolver. */
  isTypeName: boolean;
  isNonNull: boolean;
  /** The type of the field if it is a scalar or an enum. */
  leaf: GraphQLLeafType | undefined;
  complete: Completer;
  /** The selected fields, by the runtime type of the value. */
  selections: Map<GraphQLObjectType, readonly PreparedField[]>;
}

/**
 * A valid query with expanded fragments and fields looked up in the schema. Each selection is prepared when a run first
 * reaches it, and reused in later runs.
 */
export class PreparedQuery {
  readonly fragments: Record<string, FragmentDefinitionNode> = Object.create(null);
  /** The number of fields prepared so far. */
  size = 0;
  /** The variables of `@skip` and `@include`. */
  private readonly conditions: readonly string[];
  /** The root fields, by the values of these variables. */
  private readonly roots = new Map<string, readonly PreparedField[]>();

  constructor(
    readonly schema: GraphQLSchema,
    document: DocumentNode,
    readonly operation: OperationDefinitionNode,
    /** Called each time more fields are prepared. */
    private readonly onGrowth?: (query: PreparedQuery) => void,
  ) {
    for (const one of document.definitions)
      if (one.kind === Kind.FRAGMENT_DEFINITION) this.fragments[one.name.value] = one;
    this.conditions = conditionsOf(document);
  }

  rootFields(variables: Variables): readonly PreparedField[] {
    const key = this.conditions.map((name) => String(variables[name])).join();
    const known = this.roots.get(key);
    if (known) return known;
    const type = this.schema.getQueryType()!;
    const { selectionSet } = this.operation;
    const fields = this.prepare(type, collectFields(this, variables, type, [selectionSet]));
    this.roots.set(key, fields);
    return fields;
  }

  /** The fields selected on a field's value of this type. */
  fieldsOf(field: PreparedField, type: GraphQLObjectType, variables: Variables): readonly PreparedField[] {
    const known = field.selections.get(type);
    if (known) return known;
    const sets = field.nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    const fields = this.prepare(type, collectFields(this, variables, type, sets));
    field.selections.set(type, fields);
    return fields;
  }

  private prepare(parent: GraphQLObjectType, collected: Collected): readonly PreparedField[] {
    this.size += collected.size;
    this.onGrowth?.(this);
    return [...collected].flatMap(([key, nodes]) => {
      const name = nodes[0]!.name.value;
      const definition = definitionOf(this.schema, parent, name);
      if (!definition) return [];
      const type = getNullableType(definition.type);
      return {
        key,
        name,
        nodes,
        parent,
        definition,
        resolve: definition.resolve,
        isTypeName: definition === TypeNameMetaFieldDef,
        isNonNull: isNonNullType(definition.type),
        leaf: isLeafType(type) ? type : undefined,
        complete: completerOf(definition.type),
        selections: new Map(),
      };
    });
  }
}

function definitionOf(
  schema: GraphQLSchema,
  parent: GraphQLObjectType,
  name: string,
): GraphQLField<unknown, unknown> | undefined {
  if (name === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef;
  if (parent === schema.getQueryType()) {
    if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
    if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  }
  return parent.getFields()[name];
}

function conditionsOf(document: DocumentNode): string[] {
  const names = new Set<string>();
  visit(document, {
    Directive: (node) => void visit(node, { Variable: ({ name }) => void names.add(name.value) }),
  });
  return [...names];
}
