import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient, type Client } from 'graphql-ws';
import type { TokenHolder } from './sessionLink';

/** Codes by which the server asks for a fresh token: the person's role or sessions changed; the token is refused. */
const ASKS_FOR_TOKEN = [4205, 4403];

let socket: { client: Client; link: GraphQLWsLink } | undefined;

/** The one socket of this page, opened with the first subscription and closed after the last. */
export function socketLink(session: TokenHolder): GraphQLWsLink {
  if (!socket) {
    let isStale = false;
    const client = createClient({
      url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
      lazy: true,
      retryAttempts: Infinity,
      shouldRetry: () => true,
      on: { closed: (event) => (isStale = ASKS_FOR_TOKEN.includes((event as CloseEvent).code)) },
      connectionParams: async () => {
        // a server that cannot be reached now is asked again with the next try
        if (isStale && session.accessToken()) await session.renew().catch(() => undefined);
        return { accessToken: session.accessToken() };
      },
    });
    socket = { client, link: new GraphQLWsLink(client) };
  }
  return socket.link;
}

/** Closes the connection when somebody else is signed in; what is still subscribed to connects again as them. */
export const reconnect = () => socket?.client.terminate();
