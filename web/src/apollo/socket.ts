import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient, type Client } from 'graphql-ws';
import { currentLanguage } from '../../../schema/language';
import { actingHeaders } from './actingHotel';
import { setConnection } from './connection';
import { pauseUnlessOnline } from './pause';
import type { TokenHolder } from './sessionLink';

/** Close codes after which a fresh token is needed: the viewer's role or sessions changed; the token is refused. */
const ASKS_FOR_TOKEN = [4205, 4403];

/** Pauses before reconnecting and how far they vary; how long an answer may take (specification, section 9); in milliseconds. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 5000;
const JITTER = 0.5;
const TIMEOUT = 20_000;
/** After what silence the server is asked whether it is there, in milliseconds. */
const SILENCE = 15_000;

/** The close code of a socket that nobody subscribes by any more. */
const UNUSED = 1000;

let socket: { client: Client; link: GraphQLWsLink } | undefined;

/** The one socket of this page, opened with the first subscription and closed after the last. */
export function socketLink(session: TokenHolder): GraphQLWsLink {
  if (!socket) {
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`;
    let isStale = false;
    let unanswered: ReturnType<typeof setTimeout> | undefined;
    const client = createClient({
      url: () => settled(session).then(() => address),
      lazy: true,
      retryAttempts: Infinity,
      shouldRetry: () => true,
      retryWait: (retries) => pauseUnlessOnline(pauseBefore(retries)),
      connectionAckWaitTimeout: TIMEOUT,
      keepAlive: SILENCE,
      on: {
        connected: () => setConnection('open'),
        closed: (event) => {
          clearTimeout(unanswered);
          const { code } = event as CloseEvent;
          isStale = ASKS_FOR_TOKEN.includes(code);
          setConnection(code === UNUSED ? 'unused' : 'lost');
        },
        ping: (received) => {
          if (!received) unanswered = setTimeout(() => client.terminate(), TIMEOUT);
        },
        pong: (received) => {
          if (received) clearTimeout(unanswered);
        },
      },
      connectionParams: async () => {
        // a renewal that fails is tried again with the next connection
        if (isStale && session.accessToken()) await session.renew().catch(() => undefined);
        return { accessToken: session.accessToken(), language: currentLanguage(), ...actingHeaders() };
      },
    });
    // a lost network closes no socket by itself for minutes
    window.addEventListener('offline', () => client.terminate());
    socket = { client, link: new GraphQLWsLink(client) };
  }
  return socket.link;
}

/** Waits until the server has confirmed a sign-out that is owed: graphql-ws waits for ever for an address that fails. */
async function settled(session: TokenHolder): Promise<void> {
  for (let round = 0; ; round++)
    try {
      return await session.settleSignOut();
    } catch {
      await pauseUnlessOnline(pauseBefore(round));
    }
}

/** Closes the connection after a change of viewer; open subscriptions reconnect as the new one. */
export const reconnect = () => socket?.client.terminate();

/** The pause before the next attempt to connect, in milliseconds, after this many failed ones; `random` from 0 to 1. */
export function pauseBefore(retries: number, random = Math.random()): number {
  const middle = Math.min(FIRST_PAUSE * 2 ** retries, LONGEST_PAUSE);
  return Math.min(Math.max(middle * (1 + JITTER * (2 * random - 1)), FIRST_PAUSE), LONGEST_PAUSE);
}
