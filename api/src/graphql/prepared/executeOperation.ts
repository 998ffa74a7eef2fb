import {
  execute,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import type { OperationContext } from '../operationContext';
import { resolveWithinBudget } from '../cost/operationBudget';
import { executePrepared } from './executePrepared';
import { KeptQueries } from './keptQueries';
import type { Variables } from './preparedQuery';

/** The cached queries, in about 20 MB. */
export const keptQueries = new KeptQueries({ query: 2_000, all: 40_000 });

interface ExecutionRequest {
  schema: GraphQLSchema;
  /** Parsed and valid; always the same object for the same text. */
  document: DocumentNode;
  /** Undefined if the document has no operation of this name. */
  operation: OperationDefinitionNode | undefined;
  operationName: string | undefined;
  variables: Variables | undefined;
  context: OperationContext;
}

/**
 * Executes an operation: a query by its preparation, a mutation by graphql-js. A repeated prepared query takes a third of
 * the time, and a large one yields turns of the event loop to others.
 */
export async function executeOperation(asking: ExecutionRequest): Promise<ExecutionResult> {
  const { schema, document, operationName, variables, context } = asking;
  const query = keptQueries.prepare(asking);
  if (query) return executePrepared(query, context, variables ?? {});
  return execute({
    schema,
    document,
    operationName,
    contextValue: context,
    variableValues: variables,
    fieldResolver: resolveWithinBudget,
  });
}

/** Makes Apollo Server call executeOperation(). It accepts a custom executor only as a gateway. */
export const gatewayTo = (
  schema: GraphQLSchema,
): ApolloServerOptionsWithGateway<OperationContext>['gateway'] => ({
  onSchemaLoadOrUpdate(tell) {
    tell({ apiSchema: schema, coreSupergraphSdl: '' });
    return () => undefined;
  },
  load: async () => ({
    executor: ({ document, operation, request: { operationName, variables }, context }) =>
      executeOperation({
        schema,
        document,
        operation,
        operationName,
        variables,
        context: context as OperationContext,
      }),
  }),
  stop: async () => undefined,
});
