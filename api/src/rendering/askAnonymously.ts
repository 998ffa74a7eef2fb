import { getOperationAST, GraphQLError, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { Execute } from './renderer';
import { admit } from '../graphql/cost/admit';
import { makeContext } from '../graphql/makeContext';
import { endWithinBudget } from '../graphql/cost/operationBudget';
import { executeOperation } from '../graphql/prepared/executeOperation';

/**
 * Answers what a page asks for while it is rendered, in this process, as it would be answered to a visitor at that network
 * address who is not signed in: within the same limits, and at the same charge.
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
      // as it would arrive: scalars have become text only then
      return JSON.parse(JSON.stringify(result)) as ExecutionResult;
    } finally {
      admitted.leave();
    }
  };
