import type { ApolloServerPlugin } from '@apollo/server';
import { unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLFormattedError, OperationDefinitionNode } from 'graphql';
import type { Context } from '../access/context';
import { atTracePlace, tracePlace, tracing } from '../core/tracing';
import { explain } from './answers/errorFormat';
import { labelsOf } from './operationMetrics';

type Operation = OperationDefinitionNode | null | undefined;
type Problems = readonly Pick<GraphQLFormattedError, 'extensions'>[] | undefined;

/** Makes a span for each operation over HTTP, below that of its request. */
export const traceOperations: ApolloServerPlugin<Context> = {
  requestDidStart: async () => {
    const traces = tracing();
    const place = tracePlace();
    if (!traces || !place) return;
    const { at } = place;
    return {
      didResolveOperation: async ({ operation }) => {
        const span = traces.begin(at, 'INTERNAL', ...descriptionOf(operation));
        place.at = traces.below(at, span);
        place.endOperation = (what) => {
          if (what) traces.fail(span, what);
          span.end();
          place.at = at;
          place.endOperation = undefined;
        };
      },
      willSendResponse: async ({ errors }) => place.endOperation?.(problemOf(errors)),
    };
  },
};

/** Runs an operation over a socket in its own span, since a socket outlives its operations. */
export async function traced<T extends object>(operation: Operation, work: () => Promise<T>): Promise<T> {
  const traces = tracing();
  if (!traces) return work();
  const at = traces.placeOf({});
  const span = traces.begin(at, 'SERVER', ...descriptionOf(operation));
  try {
    const result = await atTracePlace({ at: traces.below(at, span) }, work);
    const problem = 'errors' in result ? problemOf(result.errors as Problems) : undefined;
    if (problem) traces.fail(span, problem);
    return result;
  } catch (error) {
    traces.fail(span, 'INTERNAL');
    throw error;
  } finally {
    span.end();
  }
}

/** The name and attributes of the span. They contain only the name of the document and no variables. */
function descriptionOf(operation: Operation): [name: string, attributes: Record<string, string>] {
  const { kind, field } = labelsOf(operation);
  const name = operation?.name?.value.slice(0, 100);
  return [
    `${kind} ${field}`,
    { 'graphql.operation.type': kind, ...(name && { 'graphql.operation.name': name }) },
  ];
}

/** The code of the first error. */
function problemOf(errors: Problems): string | undefined {
  const [first] = errors ?? [];
  if (!first) return undefined;
  return explain(unwrapResolverError(first))?.code ?? String(first.extensions?.code ?? 'INTERNAL');
}
