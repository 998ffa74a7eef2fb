import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The server that this process opens for itself. */
export interface LocalServer {
  port: number;
  close(): Promise<void>;
}

/**
 * Opens a port on the loopback address for requests of this process itself, by plain http: stand-ins are called as the
 * services that they replace, and know no certificate of ours. The server's own handlers answer.
 */
export async function openLocalServer(answering: Server): Promise<LocalServer> {
  const local = createServer((request, response) => void answering.emit('request', request, response));
  local.listen(0, '127.0.0.1');
  await once(local, 'listening');
  return {
    port: (local.address() as AddressInfo).port,
    async close() {
      local.close();
      local.closeAllConnections();
      await once(local, 'close');
    },
  };
}
