import { Agent, createServer, get, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
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
  while (server.listening) await pause(1);
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

test('a connection that came before the server closed is answered, however busy the server was', async () => {
  const { port } = server.address() as AddressInfo;
  const come = () =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => socket.write('GET /come HTTP/1.1\r\nhost: a\r\n\r\n'));
      socket.on('error', reject).once('data', (data) => resolve(String(data)));
    });
  const answers = Array.from({ length: 20 }, come);
  await new Promise(setImmediate);
  const busyUntil = performance.now() + 20;
  while (performance.now() < busyUntil);
  const drained = drain(server, 300);
  expect((await Promise.all(answers)).filter((answer) => answer.startsWith('HTTP/1.1 200'))).toHaveLength(20);
  await drained;
});
