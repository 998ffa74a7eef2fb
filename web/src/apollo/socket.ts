import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient, type Client } from 'graphql-ws';
import type { TokenHolder } from './sessionLink';

/** Close codes after which a fresh token is needed: the viewer's role or sessions changed; the token is refused. */
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
        // a renewal that fails is tried again with the next connection
        if (isStale && session.accessToken()) await session.renew().catch(() => undefined);
        return { accessToken: session.accessToken() };
      },
    });
    socket = { client, link: new GraphQLWsLink(client) };
  }
  return socket.link;
}

/** Closes the connection after a change of viewer; open subscriptions reconnect as the new one. */
export const reconnect = () => socket?.client.terminate();
