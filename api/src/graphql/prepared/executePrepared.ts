import { getVariableValues, type ExecutionResult, type GraphQLError } from 'graphql';
import type { OperationContext } from '../operationContext';
import { executeFields, type Answer } from './executeFields';
import type { PreparedQuery, Variables } from './preparedQuery';
import { CollectedErrors, isPromise, type Run } from './run';

/**
 * Executes a prepared query within the budget of its context, with the same answer, errors and order of resolver calls as
 * execute() of graphql-js.
 */
export function executePrepared(
  query: PreparedQuery,
  context: OperationContext,
  given: Variables,
): ExecutionResult | Promise<ExecutionResult> {
  const { schema, operation } = query;
  const values = getVariableValues(schema, operation.variableDefinitions ?? [], given, { maxErrors: 50 });
  if (values.errors) return { errors: values.errors };
  const errors = new CollectedErrors();
  const run: Run = { query, context, variables: values.coerced, errors };
  const succeed = (data: Answer): ExecutionResult =>
    errors.list.length ? { errors: errors.list, data } : { data };
  const refuse = (error: unknown): ExecutionResult => {
    errors.add(error as GraphQLError, undefined);
    return { errors: errors.list, data: null };
  };
  try {
    const data = executeFields(run, query.rootFields(run.variables), undefined, undefined);
    return isPromise(data) ? data.then(succeed, refuse) : succeed(data);
  } catch (error) {
    return refuse(error);
  }
}
