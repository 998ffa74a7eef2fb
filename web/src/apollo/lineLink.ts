import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { OperationTypeNode } from 'graphql';
import { defer, finalize, from, retry, tap, throwError } from 'rxjs';
import type { InPlace } from './failureLink';
import { findLine, missLine, stopWaiting, Unreachable, waitForLine } from './line';

/** What a proxy answers when it does not reach the server behind it, ours 503; the server itself answers none of them here. */
const GATEWAY = [502, 503, 504];

/**
 * A query that does not reach the server waits for the line and is sent again, for as long as somebody wants its
 * answer: the page stays as it is. What changes something is never sent twice by itself, and neither is what shows its
 * failures itself.
 */
export const lineLink = () =>
  new ApolloLink((operation, forward) => {
    const key = {};
    const { inPlace } = operation.getContext() as { inPlace?: InPlace };
    const isShownThere = typeof inPlace === 'function' ? inPlace({ isUnreachable: true }) : inPlace;
    const isQuery = operation.operationType === OperationTypeNode.QUERY;
    return defer(() => forward(operation)).pipe(
      tap(findLine),
      retry({
        delay: (error: unknown, attempt) => {
          const isLost = error instanceof Unreachable;
          if (!isLost && !isGateway(error)) return throwError(() => error);
          if (isQuery && !isShownThere) return from(waitForLine(key, attempt - 1));
          if (!isShownThere) missLine();
          return throwError(() => (isLost ? error : new Unreachable()));
        },
      }),
      finalize(() => stopWaiting(key)),
    );
  });

const isGateway = (error: unknown): boolean => ServerError.is(error) && GATEWAY.includes(error.statusCode);
