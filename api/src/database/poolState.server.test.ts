import { until } from '../../test/chatHelpers';
import { startTestServer, type TestServer } from '../../test/testServer';
import { poolState } from './serverPool';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ DATABASE_POOL: '6' });
});
afterAll(() => server.close());

test('a pool counts its used and idle connections and the callers that wait for one', async () => {
  const state = () => poolState(server.database)!;
  const isNow = (used: number, idle: number, wanted: number) => () =>
    JSON.stringify(state()) === JSON.stringify({ used, idle, wanted });
  await until(() => state().used === 0);
  const sleeping = Array.from({ length: 7 }, () => server.database.query('SELECT SLEEP(2)'));
  // A job of the server may wait too.
  await until(() => state().used === 6 && state().idle === 0 && state().wanted >= 1);
  await Promise.all(sleeping);
  await until(isNow(0, 6, 0));
});
