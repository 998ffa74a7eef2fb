import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { defer, finalize, from, retry, tap, throwError } from 'rxjs';
import { markReached, markUnconfirmed, stopWaiting, Unreachable, waitForServer } from './reachability';

/** What a proxy answers when it does not reach the server behind it, ours 503; the server itself answers none of them here. */
const GATEWAY = [502, 503, 504];

/** For calls that have their own way when the server is not reached: another try, or what is kept on the device. */
export const failsOffline = { failsOffline: true };

/**
 * A query that does not reach the server waits and is sent again while someone wants its
 * answer: the page stays as it is. What changes something is never sent twice by itself, and neither is what has
 * `failsOffline` in its context.
 */
export const reachabilityLink = () =>
  new ApolloLink((operation, forward) => {
    const key = {};
    const hasOwnWay = Boolean(operation.getContext().failsOffline);
    const isQuery = operation.operationType === OperationTypeNode.QUERY;
    return defer(() => forward(operation)).pipe(
      tap(markReached),
      retry({
        delay: (error: unknown, attempt) => {
          const isLost = error instanceof Unreachable;
          if (!isLost && !isGateway(error)) return throwError(() => error);
          if (isQuery && !hasOwnWay) return from(waitForServer(key, attempt - 1));
          if (!hasOwnWay) markUnconfirmed();
          return throwError(() => (isLost ? error : new Unreachable()));
        },
      }),
      finalize(() => stopWaiting(key)),
    );
  });

const isGateway = (error: unknown): boolean => ServerError.is(error) && GATEWAY.includes(error.statusCode);
