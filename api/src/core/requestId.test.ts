import { setTimeout as pause } from 'node:timers/promises';
import { startTestServer } from '../../test/testServer';
import { requestId, withRequestId } from './requestId';

test('all work of a request has its id, also later work, and concurrent requests keep theirs', async () => {
  const seen: (string | undefined)[] = [];
  const done = ['first-request', 'second-request'].map(
    (given) =>
      new Promise<void>((resolve) =>
        withRequestId(given, async () => {
          await pause(5);
          seen.push(requestId());
          resolve();
        }),
      ),
  );
  await Promise.all(done);
  expect(seen).toEqual(['first-request', 'second-request']);
  expect(requestId()).toBeUndefined();
});

test("an answer names the proxy's id, or a new one where that id cannot be printed", async () => {
  const server = await startTestServer();
  const answered = async (path: string, given?: string) => {
    const headers = given ? { 'x-request-id': given } : undefined;
    return (await fetch(server.url + path, { headers })).headers.get('x-request-id');
  };
  expect(await answered('/livez', 'b8f2c1d09a7e4f63')).toBe('b8f2c1d09a7e4f63');
  expect(await answered('/graphql', 'b8f2c1d09a7e4f63')).toBe('b8f2c1d09a7e4f63');
  const made = [await answered('/livez'), await answered('/livez', '<script>alert(1)</script>')];
  for (const id of made) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(made).size).toBe(2);
  await server.close();
});
