import { ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { concatMap, from, map } from 'rxjs';

/**
 * Drops from the cache what a mutation makes stale (staleLists.ts), and gives the answer on once the lists on the screen
 * are there again. The table is loaded while the first mutation is under way; without it the answer is given on.
 */
export const staleLink = () =>
  new ApolloLink((operation, forward) => {
    const isMutation = operation.operationType === OperationTypeNode.MUTATION;
    if (!isMutation || operation.getContext().isRenewal) return forward(operation);
    const loading = import('./dropStale').catch(() => undefined);
    return forward(operation).pipe(
      concatMap((result) =>
        from(loading.then((loaded) => loaded?.dropStale(operation.client, result.data ?? {}))).pipe(
          map(() => result),
        ),
      ),
    );
  });
