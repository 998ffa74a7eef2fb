import { createServer } from 'node:net';
import { makeUser } from '../../../test/factories';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { repo, transaction } from '../../database/transaction';
import { Mail, newMail } from '../../mails/mail.entity';
import { startJob } from '../jobs';

const TOKEN = 'a-token-of-the-tests';
let server: TestServer;
afterEach(() => server.close());

const scrape = (headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` }) =>
  fetch(`${server.url}/metrics`, { headers });

/** The value of the line that begins so; undefined where there is none. */
function valueOf(text: string, line: string): number | undefined {
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

const ask = (query: string) =>
  fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });

test('without a token and a port it is not there', async () => {
  server = await startTestServer();
  const response = await scrape();
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ status: 'error', message: 'Not found.' });
});

test('it tells the age of the secrets where the settings say since when they are there', async () => {
  server = await startTestServer({ METRICS_TOKEN: TOKEN, SECRETS_SINCE: '2026-01-31' });
  const age = valueOf(await (await scrape()).text(), 'staybook_secrets_age_seconds');
  expect(Math.abs(age! - (Date.now() - Date.UTC(2026, 0, 31)) / 1000)).toBeLessThan(60);
});

test('it takes the token alone, and says what was done and what waits', async () => {
  server = await startTestServer({ METRICS_TOKEN: TOKEN });
  expect((await scrape({})).status).toBe(401);
  expect((await scrape({ authorization: 'Bearer another-token-here' })).status).toBe(401);
  await makeUser();
  await ask('query AnyName { cities { id } }');
  await ask('query AnyName { cities { id } }');
  await ask('{ nothing }');
  await ask('{ hotel(id: "none") { name } bookings { total } }');
  await transaction(() =>
    repo(Mail).insert(
      newMail({
        recipient: 'a@staybook.example',
        subject: 'A',
        text: '',
        html: '',
        createdAt: new Date(),
        dueAt: new Date(Date.now() - 90_000),
      }),
    ),
  );
  const stop = startJob('aJob', 60_000, async () => undefined);
  await stop();
  const response = await scrape();
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  const operations = 'staybook_graphql_operation_seconds_count';
  expect(valueOf(text, `${operations}{kind="query",field="cities",outcome="data"}`)).toBe(1);
  expect(valueOf(text, 'staybook_graphql_remembered_answers_total')).toBe(1);
  expect(valueOf(text, `${operations}{kind="none",field="none",outcome="errors"}`)).toBe(1);
  expect(valueOf(text, `${operations}{kind="query",field="hotel",outcome="errors"}`)).toBe(1);
  expect(text).not.toContain('AnyName');
  expect(valueOf(text, 'staybook_http_request_seconds_count{part="graphql",status="2xx"}')).toBe(4);
  expect(valueOf(text, 'staybook_database_statement_seconds_count{outcome="success"}')).toBeGreaterThan(3);
  expect(valueOf(text, 'staybook_waiting{what="mails"}')).toBe(1);
  expect(valueOf(text, 'staybook_waiting_seconds{what="mails"}')).toBeGreaterThanOrEqual(90);
  for (const what of ['refunds', 'payments', 'events', 'webhooks', 'holds'])
    expect(valueOf(text, `staybook_waiting{what="${what}"}`)).toBe(0);
  expect(valueOf(text, 'staybook_payment_differences')).toBe(0);
  expect(valueOf(text, 'staybook_disputes_open')).toBe(0);
  expect(valueOf(text, 'staybook_sockets')).toBe(0);
  expect(valueOf(text, 'staybook_search_index_lag_seconds')).toBeLessThan(60);
  const ranAt = valueOf(text, 'staybook_job_last_success_timestamp_seconds{name="aJob"}');
  expect(Date.now() / 1000 - ranAt!).toBeLessThan(30);
  expect(text).toContain('nodejs_eventloop_lag_p99_seconds');
  const pool = valueOf(text, 'staybook_database_connections{state="used"}');
  expect(pool === undefined).toBe(server.database.options.type === 'better-sqlite3');
});

test('at a port of its own it takes no token, and the first port says nothing', async () => {
  const port = await freePort();
  server = await startTestServer({ METRICS_PORT: String(port) });
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(valueOf(text, 'staybook_sockets')).toBe(0);
  expect((await fetch(`http://127.0.0.1:${port}/graphql`)).status).toBe(404);
  expect((await scrape()).status).toBe(404);
});

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
