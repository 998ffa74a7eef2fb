import { once } from 'node:events';
import { request } from 'node:https';
import { text } from 'node:stream/consumers';
import { connect, type ConnectionOptions } from 'node:tls';
import Redis from 'ioredis';

/** What an api on this port says of itself at /readyz, to a client that trusts this authority. */
export async function ready(port: number, ca: Buffer): Promise<Record<string, unknown>> {
  const asked = request({ host: '127.0.0.1', port, servername: 'api', ca, path: '/readyz' }).end();
  const [response] = await once(asked, 'response');
  return JSON.parse(await text(response));
}

/** The version of TLS on which a client of this authority and the server of this name agree. */
export async function versionOf(
  port: number,
  servername: string,
  ca: Buffer,
  options: ConnectionOptions,
): Promise<string | null> {
  const socket = connect({ ...options, host: '127.0.0.1', port, servername, ca });
  await once(socket, 'secureConnect');
  const version = socket.getProtocol();
  socket.destroy();
  return version;
}

/** What Redis on this port answers to a client that trusts this authority and shows this certificate, if any. */
export async function pingRedis(
  port: number,
  ca: Buffer,
  pair: { cert?: Buffer; key?: Buffer },
): Promise<string> {
  const tls = { ca, servername: 'redis', ...pair };
  const client = new Redis({ port, tls, lazyConnect: true, retryStrategy: null });
  client.on('error', () => undefined);
  return client.ping().finally(() => client.disconnect());
}
