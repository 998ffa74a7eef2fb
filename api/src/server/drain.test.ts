import { Agent, createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { drain, isDraining } from './drain';

let server: Server;
const agent = new Agent({ keepAlive: true });
beforeEach(async () => {
  server = createServer((request, response) => {
    setTimeout(() => response.end(request.url), request.url === '/slow' ? 300 : 0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  agent.destroy();
  server.closeAllConnections();
});

function ask(path: string, by: Agent | false = agent): Promise<{ body: string; connection?: string }> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ port, path, agent: by, host: '127.0.0.1' }, async (response) => {
      const body = (await response.toArray()).join('');
      resolve({ body, connection: response.headers.connection! });
    }).on('error', reject);
  });
}

test('a draining server answers on open connections for the last time, and takes no new ones', async () => {
  const { port } = server.address() as AddressInfo;
  expect(await ask('/first')).toEqual({ body: '/first', connection: 'keep-alive' });
  const slow = ask('/slow');
  const idle = new Agent({ keepAlive: true });
  await new Promise((resolve, reject) => {
    get({ port, path: '/', agent: idle, host: '127.0.0.1' }, (response) =>
      response.resume().on('end', resolve),
    ).on('error', reject);
  });
  const drained = drain(server, 600);
  expect(isDraining(server)).toBe(true);
  const refused = new Promise((_resolve, reject) =>
    get({ port, path: '/', agent: false, host: '127.0.0.1' }).on('error', reject),
  );
  await expect(refused).rejects.toThrow('ECONNREFUSED');
  const kept = new Promise<string>((resolve, reject) => {
    get({ port, path: '/late', agent: idle, host: '127.0.0.1' }, (response) => {
      response.resume();
      resolve(response.headers.connection!);
    }).on('error', reject);
  });
  expect(await kept).toBe('close');
  await drained;
  expect((await slow).body).toBe('/slow');
  await pause(20);
  const connections = new Promise((resolve) => server.getConnections((_error, count) => resolve(count)));
  expect(await connections).toBe(0);
});
