import type { ApolloServerPlugin } from '@apollo/server';
import { Kind, type OperationDefinitionNode } from 'graphql';
import type { Context } from '../access/context';
import { metrics } from '../core/metrics';

/** Measures each operation over HTTP. */
export const measureOperations: ApolloServerPlugin<Context> = {
  requestDidStart: async () => {
    const measured = metrics();
    if (!measured) return;
    const end = measured.operations.startTimer();
    return {
      willSendResponse: async ({ operation, errors }) =>
        void end({ ...labelsOf(operation), outcome: errors ? 'errors' : 'data' }),
    };
  },
};

/** Measures an operation over a socket: a query or mutation until its answer, a subscription until it is open. */
export async function measured<T extends object>(
  operation: OperationDefinitionNode | null | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const end = metrics()?.operations.startTimer();
  const result = await work();
  end?.({ ...labelsOf(operation), outcome: 'errors' in result && result.errors ? 'errors' : 'data' });
  return result;
}

/**
 * The kind and the first root field, whose number the schema limits, unlike operation names, which clients choose. An
 * invalid operation has neither.
 */
export function labelsOf(operation: OperationDefinitionNode | null | undefined): {
  kind: string;
  field: string;
} {
  if (!operation) return { kind: 'none', field: 'none' };
  const first = operation.selectionSet.selections[0];
  const field = first?.kind === Kind.FIELD ? first.name.value : 'fragment';
  return { kind: operation.operation, field };
}
