import { makeUser } from '../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';

/*
 * What a replica that cannot be used does to lists. A real one, which lags, breaks and replicates another database, is in
 * api/test/composed/replica.composed.test.ts.
 */

const TOKEN = 'a-token-of-the-tests';
let server: TestServer;
let admin: Visitor;
afterEach(async () => {
  delete process.env.DATABASE_REPLICA_URL;
  await server.close();
});

/** A server whose replica is at this port of this machine. */
async function startWithReplicaAt(port: number): Promise<void> {
  const url = new URL(process.env.DATABASE_URL!);
  process.env.DATABASE_REPLICA_URL = `${url.protocol}//reader@127.0.0.1:${port}/test`;
  server = await startTestServer({ METRICS_TOKEN: TOKEN, DATABASE_CONNECT_SECONDS: '1' });
  admin = await server.as(await makeUser('ADMIN'));
}

test('without its replica a server starts, is ready, and reads lists from the primary', async () => {
  // Nothing listens at the port of the discard protocol.
  await startWithReplicaAt(9);
  for (let times = 0; times < 3; times++) {
    const { data, errors } = await admin.graphql('{ users { total } bookings { total } }');
    expect([errors, data]).toEqual([undefined, { users: { total: 1 }, bookings: { total: 0 } }]);
  }
  const ready = await fetch(`${server.url}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([
    200,
    expect.objectContaining({ status: 'degraded', database: 'ok', replica: 'failed' }),
  ]);
  const measured = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const text = await measured.text();
  expect(text).toContain('staybook_staff_lists_total{from="primary"} 6');
  expect(text).toMatch(/^staybook_replica_lag_seconds \d/m);
});
