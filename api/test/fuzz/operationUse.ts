import { execute, getOperationAST, parse, type GraphQLSchema } from 'graphql';
import type { Viewer } from '../../src/access/policy';
import { resolveWithinBudget } from '../../src/graphql/cost/operationBudget';
import { estimateCost, maxCostOf } from '../../src/graphql/cost/queryCost';
import { validateDocument } from '../../src/graphql/cost/queryLimits';
import { leftOf, unlimitedContext } from '../bothExecutors';

/** The fields, rows and bytes that an operation used. */
export type Use = Record<'fields' | 'rows' | 'bytes', number>;

/** Estimates an operation and runs it without a budget; undefined if the server would refuse it. */
export async function useOf(
  schema: GraphQLSchema,
  viewer: Viewer | undefined,
  text: string,
  variableValues: Record<string, unknown>,
): Promise<{ cost: number; use: Use } | undefined> {
  const document = parse(text);
  if (validateDocument(schema, document).length) return undefined;
  const cost = estimateCost(schema, document, getOperationAST(document)!, variableValues);
  if (cost > maxCostOf(viewer)) return undefined;
  const contextValue = unlimitedContext(viewer);
  const before = leftOf(contextValue);
  const asked = { schema, document, variableValues, contextValue, fieldResolver: resolveWithinBudget };
  const answer = await execute(asked);
  const after = leftOf(contextValue);
  return {
    cost,
    use: {
      fields: before.fields - after.fields,
      rows: before.rowsLeft - after.rowsLeft,
      bytes: JSON.stringify(answer).length,
    },
  };
}
