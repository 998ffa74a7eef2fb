import { getOperationAST, GraphQLError, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { Execute } from './renderer';
import { admit } from '../graphql/cost/admit';
import { makeContext } from '../graphql/makeContext';
import { endWithinBudget } from '../graphql/cost/operationBudget';
import { executeOperation } from '../graphql/prepared/executeOperation';

/**
 * Answers a page's queries during rendering, within this process, as for a signed-out visitor at that network
 * address: with the same limits and the same points.
 */
export const askAnonymously =
  (schema: GraphQLSchema) =>
  (address: string): Execute =>
  async (document, variables, operationName) => {
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== 'query') throw new GraphQLError('Rendering a page changes nothing.');
    const context = makeContext({ viewer: undefined, address });
    const asked = { schema, document, operation, operationName, variables, context };
    const admitted = await admit(asked);
    if (admitted instanceof GraphQLError) throw admitted;
    try {
      const result = await endWithinBudget(context.budget, executeOperation(asked));
      // The JSON form, in which custom scalars have become text.
      return JSON.parse(JSON.stringify(result)) as ExecutionResult;
    } finally {
      admitted.leave();
    }
  };
