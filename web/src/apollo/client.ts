import { ApolloClient, ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { from, mergeMap } from 'rxjs';
import { makeFirstCache } from './cache';
import { failureLink, type Failure } from './failureLink';
import { lazyHttpLink } from './lazyHttpLink';
import { reachabilityLink } from './reachabilityLink';
import { staleLink } from './staleLink';
import { sessionLink, type TokenHolder } from './sessionLink';

interface Options {
  session: TokenHolder;
  onFailure: (failure: Failure) => void;
}

/** Queries and mutations go over HTTP with the session; subscriptions over a socket that is loaded when first used. */
export function makeClient({ session, onFailure }: Options) {
  const http = ApolloLink.from([
    staleLink(),
    failureLink(onFailure),
    reachabilityLink(),
    sessionLink(session),
    lazyHttpLink,
  ]);
  const loadSocket = lazily(() => import('./socket'), session);
  const socket = new ApolloLink((operation) =>
    from(loadSocket()).pipe(mergeMap(({ socketLink }) => socketLink(session).request(operation))),
  );
  return new ApolloClient({
    cache: makeFirstCache(),
    dataMasking: true,
    // a failed query is disposed of soon, so that coming back to its page asks again
    defaultOptions: { react: { suspense: { autoDisposeTimeoutMs: 500 } } },
    link: ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      socket,
      http,
    ),
  });
}

/** Loads the socket on first use; it reconnects when someone signs in or out. */
function lazily(load: () => Promise<typeof import('./socket')>, session: TokenHolder) {
  let loading: ReturnType<typeof load> | undefined;
  let wasSignedIn = false;
  session.subscribe(() => {
    const isSignedIn = session.accessToken() !== undefined;
    if (isSignedIn !== wasSignedIn) void loading?.then(({ reconnect }) => reconnect());
    wasSignedIn = isSignedIn;
  });
  return () => (loading ??= load());
}
