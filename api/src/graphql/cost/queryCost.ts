import {
  Kind,
  getArgumentValues,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  type FieldNode,
  type FragmentDefinitionNode,
  type DocumentNode,
  type GraphQLCompositeType,
  type GraphQLField,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { POINTS_OF_OPERATION } from '../../../../schema/apiLimits';
import { costOf } from '../../core/cost.decorator';
import { COUNT_ALL_POINTS } from '../../core/pagination';
import type { Viewer } from '../../access/policy';
import { isStaffRole } from '../../access/duties';
import { DEFAULT_ROWS, nightsOf, sizeOf, surroundingsOf, type Surroundings } from './fieldSizes';

export const maxCostOf = (viewer: Viewer | undefined): number =>
  isStaffRole(viewer?.role) ? POINTS_OF_OPERATION.staff : POINTS_OF_OPERATION.guest;

/** Points of an item in a list of scalars, and of a night that is priced or read. */
const SCALAR_ITEM = 0.1;
const NIGHT = 0.02;
/** Points of a field of introspection, which reads existing objects in memory. */
const INTROSPECTION_FIELD = 0.05;
/** Points of a mutation without its selections: it checks, locks and writes rows in a transaction. */
const MUTATION = 300;
/** Points of a row that `offset` skips, since it is still read. */
const SKIPPED_ROW = 0.1;
/** Points of a scalar, which is read from its row. */
const SCALAR_FIELD = 0.5;

export type Variables = Readonly<Record<string, unknown>>;

/** The cost of an operation in points, and the field that most of it is for. */
export interface Estimate {
  cost: number;
  dearest: DearestField | undefined;
}

/** A field by its path from the root, such as `hotels.items`, and what it costs with its selections. */
interface DearestField {
  path: string;
  cost: number;
}

/** The cost of an operation in points; see estimate(). */
export const estimateCost = (...asked: Parameters<typeof estimate>): number => estimate(...asked).cost;

/**
 * Estimates the cost of an operation in points before it runs. It adds the points of each field times the sizes of all
 * lists around it (page limits, mean sizes, nights of date ranges); each alias counts. `document` must be valid for
 * `schema`; `variables` are those that the caller sent. Stops counting beyond `limit` points or
 * `mostFields` fields.
 */
export function estimate(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Variables = {},
  limit = Infinity,
  mostFields = Infinity,
): Estimate {
  const fragments = new Map(
    document.definitions
      .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
      .map((one) => [one.name.value, one]),
  );
  const mutations = schema.getMutationType();
  let total = 0;
  let counted = 0;

  /**
   * Adds the cost of the selections, `times` times, and answers the one that costs most. A field in several fragments counts
   * once.
   */
  const add = (
    type: GraphQLCompositeType,
    sets: readonly SelectionSetNode[],
    times: number,
    around: Surroundings,
    path: string,
  ): DearestField | undefined => {
    let dearest: DearestField | undefined;
    for (const { parent, nodes } of collectFields(schema, fragments, type, sets)) {
      if (total > limit || ++counted > mostFields) break;
      const one = addField(parent, nodes, times, around, path);
      if (one && one.cost > (dearest?.cost ?? 0)) dearest = one;
    }
    return dearest;
  };

  const addField = (
    parent: GraphQLCompositeType,
    nodes: FieldNode[],
    times: number,
    around: Surroundings,
    above: string,
  ): DearestField | undefined => {
    const before = total;
    const node = nodes[0]!;
    const field = fieldOf(schema, parent, node.name.value);
    if (!field) return undefined;
    const name = `${parent.name}.${field.name}`;
    const args = argumentsOf(field, node, variables);
    const here = surroundingsOf(name, field, args, around);
    const type = getNamedType(field.type);
    const isList = isListType(getNullableType(field.type));
    const most = typeof args.limit === 'number' ? Math.max(args.limit, 0) : Infinity;
    const size = isList ? Math.min(sizeOf(schema, parent.name, field, here, around), most) : 1;
    // The number of compared room combinations grows with the square of the rooms.
    const combinations = typeof args.rooms === 'number' ? args.rooms ** 2 : 0;
    const skipped = typeof args.offset === 'number' ? Math.max(args.offset, 0) * SKIPPED_ROW : 0;
    const countedRows = args.countAll === true ? COUNT_ALL_POINTS : 0;
    const priced = nightsOf(args) === undefined ? 0 : here.nights * NIGHT;
    const own = ownCost(parent, field, isCompositeType(type), parent === mutations);
    const asked = own + combinations + skipped + countedRows + priced;
    if (!isCompositeType(type)) {
      total += times * (asked + (isList ? size * SCALAR_ITEM : 0));
      return undefined;
    }
    total += times * asked;
    const path = `${above}${(node.alias ?? node.name).value}`;
    const selected = nodes.flatMap(({ selectionSet }) => selectionSet ?? []);
    const dearest = add(type, selected, times * size, here, `${path}.`);
    const cost = total - before;
    return dearest && dearest.cost > cost / 2 ? dearest : { path, cost };
  };

  const root = schema.getRootType(operation.operation);
  const dearest = root
    ? add(root, [operation.selectionSet], 1, { rows: DEFAULT_ROWS, nights: 1 }, '')
    : undefined;
  return { cost: Math.ceil(total), dearest };
}

interface CollectedField {
  parent: GraphQLCompositeType;
  nodes: FieldNode[];
}

/** The fields of the selections by their keys in the response. Each fragment is expanded once. */
function collectFields(
  schema: GraphQLSchema,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
  type: GraphQLCompositeType,
  sets: readonly SelectionSetNode[],
): Iterable<CollectedField> {
  const found = new Map<string, CollectedField>();
  const spread = new Set<string>();
  const collect = (parent: GraphQLCompositeType, { selections }: SelectionSetNode) => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) {
        const key = `${parent.name}.${(selection.alias ?? selection.name).value}`;
        const known = found.get(key);
        if (known) known.nodes.push(selection);
        else found.set(key, { parent, nodes: [selection] });
        continue;
      }
      const name = selection.kind === Kind.FRAGMENT_SPREAD ? selection.name.value : undefined;
      if (name !== undefined && spread.has(name)) continue;
      if (name !== undefined) spread.add(name);
      const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(name!);
      if (!fragment) continue;
      const condition = fragment.typeCondition?.name.value;
      const on = condition ? schema.getType(condition) : parent;
      collect(isCompositeType(on) ? on : parent, fragment.selectionSet);
    }
  };
  for (const set of sets) collect(type, set);
  return found.values();
}

function fieldOf(schema: GraphQLSchema, parent: GraphQLCompositeType, name: string) {
  if (name === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef;
  if (parent === schema.getQueryType()) {
    if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
    if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  }
  return 'getFields' in parent ? parent.getFields()[name] : undefined;
}

/** The values of the arguments. Wrong arguments count as none, since the execution refuses them. */
function argumentsOf(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  variables: Variables,
): Record<string, unknown> {
  if (!field.args.length) return {};
  try {
    return getArgumentValues(field, node, variables);
  } catch {
    return {};
  }
}

/** The points of a field without its selections. */
function ownCost(
  parent: GraphQLCompositeType,
  field: GraphQLField<unknown, unknown>,
  isComposite: boolean,
  isMutation: boolean,
): number {
  if (parent.name.startsWith('__')) return INTROSPECTION_FIELD;
  return costOf(field) ?? (isMutation ? MUTATION : isComposite ? 1 : SCALAR_FIELD);
}
