import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startTestServer, type TestServer } from '../../../test/testServer';

const read = (name: string) =>
  readFileSync(path.join(__dirname, '../../../../.readme/operations', name), 'utf8');

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ METRICS_TOKEN: 'a-token-of-the-tests', SECRETS_SINCE: '2026-01-31' });
});
afterAll(() => server.close());

test.each(['alerts.yml', 'dashboard.json'])('%s asks only for what is measured', async (file) => {
  const headers = { authorization: 'Bearer a-token-of-the-tests' };
  const text = await (await fetch(`${server.url}/metrics`, { headers })).text();
  const measured = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name!));
  const asked = [...read(file).matchAll(/\b(?:staybook|nodejs|process)_\w+/g)].map(([name]) =>
    name.replace(/_(bucket|count|sum)$/, ''),
  );
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((name) => !measured.has(name))).toEqual([]);
});

test('each alert says what it means and what to do', () => {
  const alerts = [...read('alerts.yml').matchAll(/- alert: (\w+)/g)].map(([, name]) => name);
  expect(alerts.length).toBeGreaterThan(10);
  expect([...read('alerts.md').matchAll(/^## (\w+)/gm)].map(([, name]) => name)).toEqual(alerts);
});
