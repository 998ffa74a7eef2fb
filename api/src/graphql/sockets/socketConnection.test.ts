import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Server } from 'graphql-ws';
import WebSocket, { WebSocketServer } from 'ws';
import { connectSocket, type SocketExtra } from './socketConnection';

test('a socket that the server cannot serve is closed with a code that makes graphql-ws reconnect', async () => {
  const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  const failing = {
    opened: ({ onMessage }: { onMessage: (receive: () => Promise<void>) => void }) => {
      onMessage(() => Promise.reject(new Error('No connection to the database')));
      return async () => undefined;
    },
  } as unknown as Server<SocketExtra>;
  sockets.on('connection', (socket, request) => connectSocket(failing, socket, request));
  await once(sockets, 'listening');
  const client = new WebSocket(`ws://127.0.0.1:${(sockets.address() as AddressInfo).port}`);
  client.on('open', () => client.send('{"type":"connection_init"}'));
  const [code] = await once(client, 'close');
  expect(code).toBe(1013);
  await new Promise((resolve) => sockets.close(resolve));
});
