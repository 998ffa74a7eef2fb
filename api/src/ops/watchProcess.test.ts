import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import WebSocket from 'ws';
import { startServerProcess, type ServerProcess } from '../../test/serverProcess';
import { makeTestDatabase, type TestDatabase } from '../../test/testDatabase';
import { log } from '../core/log';
import { watchProcess } from './watchProcess';

const TOKEN = 'a-token-of-the-tests';
/** Fails in a request that asks for it, in a message over a socket, and outside of any at a signal. */
const FAULTS = `
  const { ServerResponse } = require('node:http');
  const { setHeader } = ServerResponse.prototype;
  ServerResponse.prototype.setHeader = function (name, value) {
    if (name === 'x-request-id' && this.req.url.includes('fault'))
      Promise.resolve().then(() => { throw new Error('rejected in a request'); });
    return setHeader.call(this, name, value);
  };
  const { parse } = JSON;
  JSON.parse = (text, ...rest) => {
    if (String(text).includes('"fault"')) Promise.reject(new Error('rejected in a message'));
    return parse(text, ...rest);
  };
  process.on('SIGUSR2', () => setTimeout(() => { throw new Error('thrown outside'); }));
  process.on('SIGWINCH', () => Promise.reject(new Error('rejected outside')));
`;

describe('a server', () => {
  let folder: string;
  let database: TestDatabase;
  let server: ServerProcess;
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'staybook-'));
    const faults = path.join(folder, 'faults.cjs');
    writeFileSync(faults, FAULTS);
    database = await makeTestDatabase(folder);
    const options = `${process.env.NODE_OPTIONS ?? ''} --require ${faults}`;
    server = await startServerProcess({
      DATA_DIR: folder,
      SEED: 'none',
      LOG_LEVEL: 'error',
      METRICS_TOKEN: TOKEN,
      NODE_OPTIONS: options,
      ...database.settings,
    });
  });
  afterEach(async () => {
    await server.stop();
    await database.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  async function unhandled(): Promise<string[]> {
    const response = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
    return (await response.text()).split('\n').filter((line) => line.startsWith('staybook_unhandled'));
  }

  /** Begins a request, and finishes it when it is told to. */
  function begin() {
    const { port } = new URL(server.url);
    const sent = request({ port, path: '/graphql', method: 'POST', host: '127.0.0.1' });
    sent.setHeader('content-type', 'application/json');
    sent.write('{"query":');
    const status = new Promise((resolve, reject) => {
      sent.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject);
    });
    return { finish: () => sent.end('"{ cities { id } }"}'), status };
  }

  /** Has it fail outside of any request while one is under way, which is still answered. */
  async function endByFault(signal: NodeJS.Signals) {
    const { finish, status } = begin();
    await pause(100);
    server.signal(signal);
    await pause(400);
    finish();
    expect(await status).toBe(200);
    expect(await server.exitCode).toBe(1);
  }

  test('a rejection that nothing handles is logged and counted, and ends the process unless it belongs to a request', async () => {
    const response = await fetch(`${server.url}/livez?fault`);
    expect(response.status).toBe(200);
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    socket.on('open', () => socket.send('{"type":"connection_init","payload":{"fault":1}}'));
    await new Promise((resolve) => socket.once('message', resolve));
    socket.close();

    expect(await unhandled()).toEqual(['staybook_unhandled_failures_total{kind="rejection",of="request"} 2']);
    const lines = server.log().trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        error: expect.objectContaining({ message: 'rejected in a request' }),
        requestId: response.headers.get('x-request-id'),
      }),
      expect.objectContaining({ error: expect.objectContaining({ message: 'rejected in a message' }) }),
    ]);

    await endByFault('SIGWINCH');
    expect(server.log()).toContain('rejected outside');
  });

  test('an exception outside of a request is logged, and ends the process when it has answered', async () => {
    await endByFault('SIGUSR2');
    expect(server.log()).toContain('thrown outside');
  });
});

test('a process that does not end after a failure is ended at the deadline, with exit code 1', async () => {
  log.level = 'silent';
  const listeners = new Map<string, (failure: Error) => void>();
  jest.spyOn(process, 'once').mockReturnValue(process);
  jest.spyOn(process, 'on').mockImplementation((name, listener) => {
    listeners.set(name as string, listener);
    return process;
  });
  const exit = jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
  const stop = jest.fn(() => new Promise<void>(() => undefined));
  watchProcess(stop, 50);
  listeners.get('uncaughtException')!(new Error('first'));
  listeners.get('unhandledRejection')!(new Error('second'));
  expect(exit).not.toHaveBeenCalled();
  await pause(100);
  expect(exit.mock.calls).toContainEqual([1]);
  expect(stop).toHaveBeenCalledTimes(1);
  jest.restoreAllMocks();
});
