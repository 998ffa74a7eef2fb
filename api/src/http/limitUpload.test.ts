import { connect } from 'node:net';
import { startTestServer, type TestServer } from '../../test/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({});
});
afterAll(() => server.close());

/** Sends a body that does not end; answers how much of it was taken before the connection ended, and what came back. */
async function sendEndlessly(path: string): Promise<{ megabytes: number; answer: string }> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  const chunk = `${(65_536).toString(16)}\r\n${'x'.repeat(65_536)}\r\n`;
  let answer = '';
  socket.on('data', (data) => (answer += String(data)));
  socket.on('error', () => undefined);
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n`,
  );
  const send = () => {
    while (!socket.destroyed && socket.bytesWritten < 200_000_000 && socket.write(chunk));
  };
  socket.on('drain', send);
  send();
  await new Promise((resolve) => socket.once('close', resolve));
  return { megabytes: (socket.bytesWritten - socket.writableLength) / 1e6, answer };
}

test.each(['/graphql', '/api/v1/auth/login', '/dev/album/v1_1/staybook/image/upload', '/nowhere'])(
  'a body without an end that is sent to %s ends its connection',
  async (path) => {
    expect((await sendEndlessly(path)).megabytes).toBeLessThan(60);
  },
);

test('the sender of a body that is too large reads why before the connection ends', async () => {
  expect((await sendEndlessly('/graphql')).answer).toContain('The request is larger than 64 kB.');
});

test('a body whose sender goes silent after its answer ends its connection', async () => {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.resume();
  socket.write(
    `POST /nowhere HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: text/plain\r\ncontent-length: 900000\r\n\r\nx`,
  );
  await new Promise((resolve) => socket.once('close', resolve));
  expect(socket.destroyed).toBe(true);
});

test('a list of thousands in the variables is refused before its items are looked at', async () => {
  const { errors } = await (
    await server.as()
  ).graphql('query ($f: HotelFilter) { hotels(filter: $f) { total } }', {
    f: { amenities: Array(2001).fill('x') },
  });
  expect(errors?.[0]).toMatchObject({
    message: 'A list in the variables is too long. Send at most 2000 items.',
    extensions: { code: 'BAD_USER_INPUT' },
  });
});
