import { later } from '../../test/clock';
import { loggedBy } from '../../test/logLines';
import { makeUser } from '../../test/factories';
import { startTestServer, type TestServer } from '../../test/testServer';
import { metrics } from '../core/metrics';
import { LINES_A_MINUTE } from './refusedInput';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ METRICS_TOKEN: 'a-token-of-the-tests', TRUST_PROXY: '1' });
});
afterAll(() => server.close());

/** The number of lines about this many invalid documents from an address. */
async function linesOf(address: string, documents: number): Promise<number> {
  const ask = () =>
    fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ query: '{ x }' }),
    });
  const lines = await loggedBy(() => Promise.all(Array.from({ length: documents }, ask)));
  return lines.filter(({ security }) => security === 'inputRefused').length;
}

test('one network writes a bounded number of lines a minute, and everything is counted', async () => {
  expect(await linesOf('203.0.113.5', LINES_A_MINUTE + 30)).toBe(LINES_A_MINUTE);
  expect(await linesOf('203.0.113.5', 5)).toBe(0);
  expect(await linesOf('198.51.100.7', 2)).toBe(2);
  await later(60_001, async () => expect(await linesOf('203.0.113.5', 1)).toBe(1));
  const { values } = await metrics()!.refusedInput.get();
  expect(values).toEqual([
    expect.objectContaining({ labels: { kind: 'document' }, value: LINES_A_MINUTE + 38 }),
  ]);
});

test('addresses of one network share their lines', async () => {
  let lines = 0;
  for (let host = 1; host <= LINES_A_MINUTE + 5; host++) lines += await linesOf(`2001:db8:0:1::${host}`, 1);
  expect(lines).toBe(LINES_A_MINUTE);
});

test('a network without lines left has nothing read from the database for what is refused', async () => {
  const person = await server.as(await makeUser());
  const from = { 'x-forwarded-for': '192.0.2.9' };
  const unreadable = () => person.post('{', from);
  expect(await server.countStatements(unreadable)).toBeGreaterThan(0);
  for (let count = 1; count < LINES_A_MINUTE; count++) await unreadable();
  expect(await server.countStatements(unreadable)).toBe(0);
});
