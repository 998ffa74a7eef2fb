import type { Client } from 'graphql-ws';

/** Waits until everything that was asked on this client's socket before is answered or subscribed. */
export async function whenTakenUp(client: Client): Promise<void> {
  // The first answer may overtake a refusal that needs more steps, the second cannot.
  for (let round = 0; round < 2; round++)
    await new Promise<void>((resolve, reject) => {
      const sink = { next: () => undefined, error: reject, complete: resolve };
      client.subscribe({ query: '{ __typename }' }, sink);
    });
}
