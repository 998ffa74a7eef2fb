import type { Client } from 'graphql-ws';

/** Waits until the server has answered or subscribed everything that was sent on this client's socket. */
export async function whenTakenUp(client: Client): Promise<void> {
  // The first answer may overtake a refusal, which takes more steps; the second cannot.
  for (let round = 0; round < 2; round++)
    await new Promise<void>((resolve, reject) => {
      const sink = { next: () => undefined, error: reject, complete: resolve };
      client.subscribe({ query: '{ __typename }' }, sink);
    });
}
