import { once } from 'node:events';
import { createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { whenClosed } from './whenClosed';

test('the work runs once, also if the client has already gone', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const request = get({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  request.on('error', () => undefined);
  const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
  const work = jest.fn();
  whenClosed(response, work);
  expect(work).not.toHaveBeenCalled();
  const closed = once(response, 'close');
  request.destroy();
  await closed;
  whenClosed(response, work);
  expect(work).toHaveBeenCalledTimes(2);
  server.close();
});
