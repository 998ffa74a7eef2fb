import {
  execute,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../core/context';
import { resolveWithinBudget } from '../operationBudget';
import { executePrepared } from './executePrepared';
import { PreparedQuery, type Variables } from './preparedQuery';

/** A query is prepared when it is asked for the third time: what is asked once would only fill the memory. */
const ASKED = 3;
/** Fields of one query beyond which it is not kept, and of all of them together: about 20 MB. */
export const KEPT_FIELDS = { query: 2_000, all: 40_000 };

const prepared = new LRUCache<OperationDefinitionNode, PreparedQuery>({ maxSize: KEPT_FIELDS.all });
/** How often each operation was asked for until it was prepared; Infinity for one that is too large to be kept. */
const asked = new WeakMap<OperationDefinitionNode, number>();

interface Asking {
  schema: GraphQLSchema;
  /** Parsed and valid; the same object each time the same text is asked for. */
  document: DocumentNode;
  /** Undefined where the document has none of this name. */
  operation: OperationDefinitionNode | undefined;
  operationName: string | undefined;
  variables: Variables | undefined;
  context: Context;
}

/**
 * Executes an operation: a query that is asked for again and again as it was prepared, in a third of the time,
 * everything else by graphql-js.
 */
export async function executeOperation(asking: Asking): Promise<ExecutionResult> {
  const { schema, document, operationName, variables, context } = asking;
  const query = preparedQuery(asking);
  if (query) return executePrepared(query, context, variables ?? {});
  return execute({
    ...{ schema, document, operationName },
    contextValue: context,
    variableValues: variables,
    fieldResolver: resolveWithinBudget,
  });
}

function preparedQuery({ schema, document, operation }: Asking): PreparedQuery | undefined {
  if (operation?.operation !== 'query') return undefined;
  const known = prepared.get(operation);
  if (known?.schema === schema) return known;
  const times = (asked.get(operation) ?? 0) + 1;
  asked.set(operation, times);
  if (times < ASKED || times === Infinity) return undefined;
  return new PreparedQuery(schema, document, operation, keep);
}

/** Keeps what a run has prepared, unless it is too much. */
function keep(query: PreparedQuery): void {
  const { operation, size } = query;
  prepared.delete(operation);
  if (size > KEPT_FIELDS.query) asked.set(operation, Infinity);
  else prepared.set(operation, query, { size });
}

/** How many queries are kept, and how many fields they have. */
export const keptQueries = (): { queries: number; fields: number } => ({
  queries: prepared.size,
  fields: prepared.calculatedSize,
});
