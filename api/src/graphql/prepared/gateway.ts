import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import type { OperationContext } from '../operationContext';
import { executeOperation } from './executeOperation';

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
