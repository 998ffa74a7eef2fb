import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient, type Client } from 'graphql-ws';
import type { TokenHolder } from './sessionLink';

let socket: { client: Client; link: GraphQLWsLink } | undefined;

/** The one socket of this page, opened with the first subscription and closed after the last. */
export function socketLink(session: TokenHolder): GraphQLWsLink {
  if (!socket) {
    const client = createClient({
      url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
      lazy: true,
      retryAttempts: Infinity,
      shouldRetry: () => true,
      connectionParams: () => ({ accessToken: session.accessToken() }),
    });
    socket = { client, link: new GraphQLWsLink(client) };
  }
  return socket.link;
}

/** Closes the connection when somebody else is signed in; what is still subscribed to connects again as them. */
export const reconnect = () => socket?.client.terminate();
