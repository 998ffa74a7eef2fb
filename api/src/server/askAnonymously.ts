import { getOperationAST, GraphQLError, type ExecutionResult, type GraphQLSchema } from 'graphql';
import type { Execute } from '../pages/renderer';
import { makeLoaders } from './loaders';
import { budgetOf, endWithinBudget } from './operationBudget';
import { chargeOperation } from './operationCharge';
import { executeOperation } from './prepared/executeOperation';
import { noCookies } from './cookies';
import { costOf, costProblem, maxCostOf } from './queryCost';

/**
 * Answers what a page asks for while it is rendered, in this process, as it would be answered to a visitor at that network
 * address who is not signed in: within the same limits, and at the same charge.
 */
export const askAnonymously =
  (schema: GraphQLSchema) =>
  (address: string): Execute =>
  async (document, variables, operationName) => {
    const viewer = undefined;
    const budget = budgetOf(viewer);
    const operation = getOperationAST(document, operationName);
    if (operation?.operation !== 'query') throw new GraphQLError('Rendering a page changes nothing.');
    const max = maxCostOf(viewer);
    const cost = costOf(schema, document, operation, variables, max);
    const refused = costProblem(cost, max) ?? (await chargeOperation({ viewer, address, budget }, cost));
    if (refused) throw refused;
    const loaders = makeLoaders(budget);
    const context = { viewer, budget, loaders, cookies: noCookies, userAgent: '', address };
    const asking = { schema, document, operation, operationName, variables, context };
    const result = await endWithinBudget(budget, executeOperation(asking));
    // as it would arrive: scalars have become text only then
    return JSON.parse(JSON.stringify(result)) as ExecutionResult;
  };
