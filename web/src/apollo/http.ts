import { BaseHttpLink } from '@apollo/client/link/http';
import { Unreachable } from './reachability';

/** `fetch`, by which a server that cannot be reached is told apart from everything else that can fail. */
const fetchOrUnreachable: typeof fetch = (input, init) =>
  fetch(input, init).catch((error: unknown) => {
    throw error instanceof TypeError ? new Unreachable(error.message, { cause: error }) : error;
  });

/** Sends operations over HTTP. */
export const httpLink = new BaseHttpLink({ uri: '/graphql', fetch: fetchOrUnreachable });
