import { ApolloLink, InMemoryCache } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { actingHeaders } from './actingHotel';
import { possibleTypes } from './possibleTypes.generated';
import { proofLink } from './proofLink';
import { Unreachable } from './reachability';

/** `fetch`, by which a server that cannot be reached is told apart from everything else that can fail. */
const fetchOrUnreachable: typeof fetch = (input, init) =>
  fetch(input, init).catch((error: unknown) => {
    throw error instanceof TypeError ? new Unreachable(error.message, { cause: error }) : error;
  });

/** Gives the cache the possible types, which it needs for answers. */
const typesLink = new ApolloLink((operation, forward) => {
  const { cache } = operation.client;
  if (cache instanceof InMemoryCache && !cache.policies.usingPossibleTypes)
    cache.policies.addPossibleTypes(possibleTypes);
  return forward(operation);
});

/** Names the hotel as which an administrator acts. */
const actingLink = new ApolloLink((operation, forward) => {
  operation.setContext(({ headers }) => ({ headers: { ...headers, ...actingHeaders() } }));
  return forward(operation);
});

/** Sends operations over HTTP. */
export const httpLink = ApolloLink.from([
  typesLink,
  proofLink,
  actingLink,
  new BaseHttpLink({ uri: '/graphql', fetch: fetchOrUnreachable }),
]);
