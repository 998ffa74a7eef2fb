import fs from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { startTestServer, type TestServer } from '../../test/testServer';
import { log } from '../core/log';

const statfs = jest.spyOn(fs, 'statfs');
const free = (megabytes: number) =>
  statfs.mockResolvedValue({ bavail: megabytes, bsize: 1_000_000 } as never);

let server: TestServer;
beforeAll(async () => {
  free(1000);
  server = await startTestServer();
});
afterAll(async () => {
  await server.close();
  jest.restoreAllMocks();
});

const readyz = async (): Promise<Record<string, string | number>> => {
  const response = await fetch(`${server.url}/readyz`);
  return { code: response.status, ...((await response.json()) as Record<string, string>) };
};

test('a disk that is nearly full is told by /readyz and once in the log, and costs no traffic', async () => {
  while ((await readyz()).status !== 'ok') await pause(20);
  const warnings = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  free(199);
  for (let times = 0; times < 2; times++)
    expect(await readyz()).toMatchObject({ code: 200, status: 'degraded', disk: 'failed', clock: 'ok' });
  expect(warnings.mock.calls).toEqual([
    [{ check: 'disk', reason: expect.stringContaining('199 MB are free in') }, 'a check has begun to fail'],
  ]);
  free(200);
  expect(await readyz()).toMatchObject({ code: 200, status: 'ok', disk: 'ok' });
});
