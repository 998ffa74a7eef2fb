import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { startTestServer, type TestServer } from '../../../test/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each(['//', '/\\', 'http://[', '/elsewhere'])(
  'an upgrade at %s is refused, and the server goes on',
  async (address) => {
    const { hostname, port } = new URL(server.url);
    const caller = connect(Number(port), hostname).resume();
    caller.write(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
    await once(caller, 'close');
    expect((await fetch(`${server.url}/livez`)).status).toBe(200);
  },
);

test('a request to upgrade to HTTP/2 is answered over HTTP/1.1', async () => {
  const { hostname, port } = new URL(server.url);
  const body = '{"query":"{ __typename }"}';
  const caller = connect(Number(port), hostname);
  caller.write(`POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`);
  caller.write('Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAA\r\n');
  caller.write(`Content-Length: ${body.length}\r\n\r\n${body}`);
  const answer = await text(caller);
  expect(answer).toMatch(/^HTTP\/1.1 200/);
  expect(answer).toContain('{"data":{"__typename":"Query"}}');
});
