import { GraphQLError } from 'graphql';
import type { WebSocket } from 'ws';
import { fill } from '../../../../schema/fill';
import { SOCKET_LIMITS } from '../../../../schema/apiLimits';
import type { KeyRefused } from '../../core/problems';
import { tooManyRequests } from '../../access/limits/answerTooMany';

/** The protocol's close code for a client that is not authenticated. */
const UNAUTHENTICATED = 4401;

/** Closes a socket with the reason for refusing its API key, which graphql-ws's own close code does not have. */
export const closeAsRefused = (socket: WebSocket, { originalError }: GraphQLError): void =>
  socket.close(UNAUTHENTICATED, (originalError as KeyRefused).reason);

/** The error that answers an operation beyond those that a socket may have open. */
export const tooManyOperations = (): GraphQLError =>
  new GraphQLError(
    fill('A socket can have at most {most} open operations. End some first.', {
      most: SOCKET_LIMITS.operations,
    }),
    {
      extensions: { code: 'RATE_LIMITED' },
    },
  );

/** The error that answers an operation beyond the requests of an address. */
export const tooMany = (wait: number): GraphQLError => {
  const { message, extensions } = tooManyRequests(wait);
  return new GraphQLError(message, { extensions });
};
