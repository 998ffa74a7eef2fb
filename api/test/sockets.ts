import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import type { Visitor } from './testServer';

/** Waits until the server has answered or subscribed everything that was sent on this client's socket. */
export async function whenTakenUp(client: Client): Promise<void> {
  // The first answer may overtake a refusal, which takes more steps; the second cannot.
  for (let round = 0; round < 2; round++)
    await new Promise<void>((resolve, reject) => {
      const sink = { next: () => undefined, error: reject, complete: resolve };
      client.subscribe({ query: '{ __typename }' }, sink);
    });
}

/** What an operation answers over a WebSocket of its own. Rejects with the event that closed it. */
export async function overSocket({ server, accessToken }: Visitor, query: string): Promise<any> {
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { accessToken },
    retryAttempts: 0,
  });
  const answer = await new Promise((resolve, reject) =>
    client.subscribe({ query }, { next: resolve, error: reject, complete: () => undefined }),
  );
  await client.dispose();
  return answer;
}
