import { later } from '../../test/clock';
import { startTestServer, type TestServer } from '../../test/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const readyz = async () => (await fetch(`${server.url}/readyz`)).json() as Promise<Record<string, string>>;

test.each([3600, -3600])('a clock that is %d seconds off the database server’s is told', async (seconds) => {
  expect(await readyz()).toMatchObject({ clock: 'ok' });
  await later(seconds * 1000, async () =>
    expect(await readyz()).toMatchObject({ clock: 'failed', database: 'ok' }),
  );
});
