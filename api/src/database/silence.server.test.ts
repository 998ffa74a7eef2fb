import { setTimeout as wait } from 'node:timers/promises';
import { openSilentProxy, type SilentProxy } from '../../test/silentProxy';
import { startTestServer, type TestServer } from '../../test/testServer';
import { config } from '../core/config';
import { newId } from './columns';

describe('a database server that goes silent', () => {
  const address = process.env.DATABASE_URL!;
  let proxy: SilentProxy;
  let server: TestServer;
  beforeAll(async () => {
    proxy = await openSilentProxy(address, 3306);
    process.env.DATABASE_URL = proxy.url;
    server = await startTestServer({
      DATABASE_CONNECT_SECONDS: '1',
      DATABASE_TIMEOUT_SECONDS: '2',
    });
  });
  afterAll(async () => {
    await server.close();
    process.env.DATABASE_URL = address;
    await proxy.close();
  });

  const askMany = async () => {
    const visitor = await server.as();
    // Answers are cached for a second, so each request asks for another hotel.
    const ask = () => visitor.graphql(`{ hotel(id: "${newId()}") { id } }`);
    return Promise.all(Array.from({ length: 12 }, ask));
  };
  const readyz = async () => (await fetch(`${server.url}/readyz`)).json() as Promise<Record<string, string>>;

  test('delays no request while new connections are answered', async () => {
    await askMany();
    proxy.silenceOpen();
    // A connection that was used within the last second is assumed to answer.
    await wait(1100);
    for (const { errors } of await askMany()) expect(errors).toBeUndefined();
    expect(await readyz()).toMatchObject({ database: 'ok' });
  });

  test('ends the running statements and their connections', async () => {
    const sleeping = Promise.allSettled(
      Array.from({ length: 10 }, () => server.database.query('SELECT SLEEP(50)')),
    );
    const opened = proxy.opened();
    await server.database.query('SELECT 1').catch(() => undefined);
    proxy.silenceOpen();
    for (const { status } of await sleeping) expect(status).toBe('rejected');
    for (const { errors } of await askMany()) expect(errors).toBeUndefined();
    expect(proxy.opened()).toBeGreaterThan(opened);
  });

  test('makes /readyz and all requests fail until it answers again', async () => {
    proxy.silenceAll(true);
    expect(await readyz()).toMatchObject({
      status: 'failed',
      database: expect.stringMatching(/failed|silent/),
    });
    for (const { errors } of await askMany())
      expect(errors![0]).toMatchObject({
        message: expect.stringContaining(
          'Our database is not responding at the moment. Please try again shortly.',
        ),
        extensions: { code: 'INTERNAL' },
      });
    const old = await fetch(`${server.url}/api/v1/hotels/${newId()}`);
    expect([old.status, old.headers.get('retry-after')]).toEqual([503, '5']);
    proxy.silenceAll(false);
    for (const { errors } of await askMany()) expect(errors).toBeUndefined();
    expect(await readyz()).toMatchObject({ database: 'ok' });
  });

  test('is distinguished from a pool whose connections are all in use', async () => {
    const runners = Array.from({ length: config.databasePool.size }, () =>
      server.database.createQueryRunner(),
    );
    await Promise.all(runners.map((runner) => runner.connect()));
    const old = await fetch(`${server.url}/api/v1/hotels/${newId()}`);
    expect([old.status, old.headers.get('retry-after')]).toEqual([503, '5']);
    await Promise.all(runners.map((runner) => runner.release()));
    expect((await fetch(`${server.url}/api/v1/hotels/${newId()}`)).status).toBe(404);
  });
});
