import {
  execute,
  parse,
  type ExecutionResult,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { OperationContext } from '../src/graphql/operationContext';
import type { Viewer } from '../src/access/policy';
import { makeContext } from '../src/graphql/makeContext';
import { BUDGETS, OperationBudget, resolveWithinBudget } from '../src/graphql/cost/operationBudget';
import { executePrepared } from '../src/graphql/prepared/executePrepared';
import { PreparedQuery } from '../src/graphql/prepared/preparedQuery';

type Variables = Record<string, unknown>;

/** Messages about wrong values of resolvers. Callers only see that something went wrong. */
const WRONG_VALUES =
  /^.*(possible type for|Abstract type|was serialized to|to return non-nullable|Expected value of type).*$/s;

/** Prepares a query of any size. */
export function prepareQuery(schema: GraphQLSchema, text: string): PreparedQuery {
  const document = parse(text);
  const operation = document.definitions.find(
    (one): one is OperationDefinitionNode => one.kind === 'OperationDefinition',
  )!;
  return new PreparedQuery(schema, document, operation);
}

/** The context of an operation without a budget and without pauses, as in graphql-js. */
export const unlimitedContext = (viewer?: Viewer): OperationContext => {
  const budget = new OperationBudget({ ...BUDGETS.unlimited, fields: 1e9, bytes: 1e9 });
  budget.pieces.do = (piece) => piece();
  return makeContext({ viewer, budget, address: '' });
};

/** What is left of a budget. */
export const leftOf = ({ budget }: OperationContext): { fields: number; bytes: number; rowsLeft: number } => {
  const { fields, bytes, rowsLeft } = budget as any;
  return { fields, bytes, rowsLeft };
};

/** The text of an answer, with the remaining budget. */
async function serialise(
  context: OperationContext,
  answer: ExecutionResult | Promise<ExecutionResult>,
): Promise<string> {
  const { data, errors } = await answer;
  const problems = errors?.map((error) => {
    const message = error.message.replace(WRONG_VALUES, 'a wrong value');
    return { ...error.toJSON(), message, thrown: error.originalError?.name };
  });
  return JSON.stringify({ errors: problems, data, used: leftOf(context) });
}

/**
 * For each of these variables, the answer of graphql-js and that of one shared prepared query. The first variables run
 * again at the end.
 */
export async function answersForEach(
  schema: GraphQLSchema,
  text: string,
  variables: Variables[],
  viewer?: Viewer,
): Promise<[expected: string, prepared: string][]> {
  const document = parse(text);
  const query = prepareQuery(schema, text);
  const answers: [string, string][] = [];
  for (const variableValues of [...variables, ...variables.slice(0, 1)]) {
    const [contextValue, context] = [unlimitedContext(viewer), unlimitedContext(viewer)];
    const asked = { schema, document, variableValues, contextValue, fieldResolver: resolveWithinBudget };
    const expected = await serialise(contextValue, execute(asked));
    answers.push([expected, await serialise(context, executePrepared(query, context, variableValues))]);
  }
  return answers;
}

/** The answer of graphql-js, and the answers of the prepared query at its first and second run. */
export async function answersOfBoth(
  schema: GraphQLSchema,
  text: string,
  variableValues: Variables = {},
  viewer?: Viewer,
): Promise<[expected: string, first: string, second: string]> {
  const contextValue = unlimitedContext(viewer);
  const asked = { schema, document: parse(text), variableValues, fieldResolver: resolveWithinBudget };
  const expected = await serialise(contextValue, execute({ ...asked, contextValue }));
  const query = prepareQuery(schema, text);
  const run = async () => {
    const context = unlimitedContext(viewer);
    return serialise(context, executePrepared(query, context, variableValues));
  };
  return [expected, await run(), await run()];
}
