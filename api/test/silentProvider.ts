import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A card provider that takes requests and never answers them. */
export async function silentProvider() {
  let asked = 0;
  const server = createServer(() => void asked++).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    localOrigin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** How many requests have come so far. */
    asked: () => asked,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
