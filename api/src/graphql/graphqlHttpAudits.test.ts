import { serverAudits } from 'graphql-http';
import { startTestServer, type TestServer } from '../../test/testServer';

/* The audits of "GraphQL over HTTP" (https://graphql.github.io/graphql-over-http/draft/): its MUST and SHOULD rules. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const audits = serverAudits({ url: () => `${server.url}/graphql`, fetchFn: fetch });

test.each(audits.map(({ id, name, fn }) => ({ id, name, fn })))('$id: $name', async ({ fn }) => {
  const result = await fn();
  // A MAY rule gives only a notice.
  expect(result.status === 'notice' || result.status === 'ok' || result.reason).toBe(true);
});
