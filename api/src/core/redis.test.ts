import { setTimeout as wait } from 'node:timers/promises';
import { openSilentProxy, type SilentProxy } from '../../test/silentProxy';
import { startTestServer, type TestServer } from '../../test/testServer';
import { claimOnce } from './claimOnce';
import { redis } from './redis';

const withRedis = process.env.REDIS_URL ? describe : describe.skip;

withRedis('a Redis that goes silent', () => {
  let proxy: SilentProxy;
  let server: TestServer;
  beforeAll(async () => {
    proxy = await openSilentProxy(process.env.REDIS_URL!, 6379);
    server = await startTestServer({ REDIS_URL: proxy.url });
  });
  afterAll(async () => {
    await server.close();
    await proxy.close();
  });

  const readyz = async () => {
    const response = await fetch(`${server.url}/readyz`);
    const body = (await response.json()) as { status: string; database: string; redis: string };
    return { code: response.status, ...body };
  };

  /** Polls until every check is ok: on a busy machine the server and Redis start slowly. */
  const whenOk = async () => {
    for (;;) {
      const answer = await readyz();
      if (answer.status === 'ok') return answer;
      await wait(50);
    }
  };

  test('gets no more commands after the first one, and the instance is degraded, not unready', async () => {
    expect(await whenOk()).toMatchObject({ code: 200, redis: 'ok' });
    proxy.silenceAll(true);
    const send = jest.spyOn(redis()!, 'sendCommand');
    expect(await claimOnce('first', 60)).toBe(true);
    const settled = await Promise.allSettled(send.mock.results.map(({ value }) => value as Promise<unknown>));
    expect(settled).toContainEqual(expect.objectContaining({ status: 'rejected' }));

    const stream = jest.spyOn(redis()!.stream, 'write');
    for (const key of ['second', 'third']) expect(await claimOnce(key, 60)).toBe(true);
    expect(await claimOnce('third', 60)).toBe(false);
    expect(stream).not.toHaveBeenCalled();
    expect(await readyz()).toMatchObject({ code: 200, status: 'degraded', database: 'ok', redis: 'failed' });
  });

  test('is used again once it answers', async () => {
    proxy.silenceAll(false);
    expect(await whenOk()).toMatchObject({ code: 200, redis: 'ok' });
  });
});
