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

/** In about 20 MB. */
export const keptQueries = new KeptQueries({ query: 2_000, all: 40_000 });

interface Asking {
  schema: GraphQLSchema;
  /** Parsed and valid; the same object each time the same text is asked for. */
  document: DocumentNode;
  /** Undefined where the document has none of this name. */
  operation: OperationDefinitionNode | undefined;
  operationName: string | undefined;
  variables: Variables | undefined;
  context: OperationContext;
}

/**
 * Executes an operation: a query as it is prepared, which takes a third of the time where it is asked for again and
 * again, and leaves turns of the event loop to others where it is large; a mutation by graphql-js.
 */
export async function executeOperation(asking: Asking): Promise<ExecutionResult> {
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

/** Makes Apollo Server execute by executeOperation(): an executor of one's own is what it knows as a gateway. */
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
