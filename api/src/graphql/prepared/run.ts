import {
  getArgumentValues,
  locatedError,
  responsePathAsArray,
  type GraphQLError,
  type GraphQLResolveInfo,
} from 'graphql';
import type { OperationContext } from '../operationContext';
import type { PreparedField, PreparedQuery, Variables } from './preparedQuery';

export type Path = GraphQLResolveInfo['path'];

/** One execution of a prepared query. */
export interface Run {
  query: PreparedQuery;
  context: OperationContext;
  variables: Variables;
  errors: CollectedErrors;
}

export const pathOf = ({ key, parent }: PreparedField, prev: Path | undefined): Path => ({
  prev,
  key,
  typename: parent.name,
});

export const argumentsOf = ({ variables }: Run, { definition, nodes }: PreparedField): object =>
  definition.args.length ? getArgumentValues(definition, nodes[0]!, variables) : {};

/** The info argument of a resolver. */
export const infoOf = ({ query, variables }: Run, field: PreparedField, path: Path): GraphQLResolveInfo => ({
  fieldName: field.name,
  fieldNodes: field.nodes,
  returnType: field.definition.type,
  parentType: field.parent,
  path,
  schema: query.schema,
  fragments: query.fragments,
  rootValue: undefined,
  operation: query.operation,
  variableValues: variables as GraphQLResolveInfo['variableValues'],
});

/** Returns null for a failed field or item. If it is not nullable, the failure propagates to the value around it. */
export function fail(
  run: Run,
  { nodes }: PreparedField,
  isNonNull: boolean,
  path: Path,
  thrown: unknown,
): null {
  const error = locatedError(thrown, nodes, responsePathAsArray(path));
  if (isNonNull) throw error;
  run.errors.add(error, path);
  return null;
}

/** The errors of a run, without those below a value that is already null. */
export class CollectedErrors {
  readonly list: GraphQLError[] = [];
  private readonly places = new Set<Path | undefined>();

  add(error: GraphQLError, path: Path | undefined): void {
    for (let place = path; place; place = place.prev) if (this.places.has(place)) return;
    if (this.places.has(undefined)) return;
    this.places.add(path);
    this.list.push(error);
  }
}

export const isPromise = (value: unknown): value is Promise<unknown> =>
  value !== null &&
  (typeof value === 'object' || typeof value === 'function') &&
  typeof (value as { then?: unknown }).then === 'function';
