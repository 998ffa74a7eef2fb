import { linesWith, digitsOf, openStolenPasswords, type StolenPasswords } from '../../test/stolenPasswords';
import { startTestServer, type TestServer } from '../../test/testServer';
import { config } from '../core/config';
import { log } from '../core/log';
import { metrics } from '../core/metrics';
import { isBreached } from './breachedPasswords';

const PASSWORD = 'Stolen#Lamp7';

let server: TestServer;
let list: StolenPasswords;
beforeAll(async () => {
  list = await openStolenPasswords();
  server = await startTestServer({
    BREACHED_PASSWORDS_URL: list.url,
    METRICS_TOKEN: 'a-token-of-the-tests',
  });
});
afterAll(async () => {
  await server.close();
  await list.close();
});
beforeEach(() => {
  list.asked.length = 0;
});

const failures = async (): Promise<number> => {
  const { values } = await metrics()!.checkFailures.get();
  return values.find(({ labels }) => labels.check === 'breachedPasswords')?.value ?? 0;
};

test('a password is stolen if the list has the rest of its hash', async () => {
  list.answerWith((response) => response.end(linesWith({ 'Other#Lamp8': 3, [PASSWORD]: 1 })));
  expect(await isBreached(PASSWORD)).toBe(true);
  list.answerWith((response) => response.end(linesWith({ [PASSWORD]: 1 }).toLowerCase()));
  expect(await isBreached(PASSWORD)).toBe(true);
  list.answerWith((response) => response.end(linesWith({ 'Other#Lamp8': 3 })));
  expect(await isBreached(PASSWORD)).toBe(false);
});

test('a line of padding, which has a count of zero, is no find', async () => {
  list.answerWith((response) => response.end(linesWith({ [PASSWORD]: 0 })));
  expect(await isBreached(PASSWORD)).toBe(false);
  expect(await failures()).toBe(0);
});

test('only five digits of the hash are sent, and padding is asked for', async () => {
  await isBreached(PASSWORD);
  expect(list.asked).toHaveLength(1);
  const [{ path, headers }] = list.asked as [StolenPasswords['asked'][number]];
  expect(path).toBe(`/range/${digitsOf(PASSWORD).sent}`);
  expect(headers['add-padding']).toBe('true');
  expect(headers.authorization ?? headers.cookie).toBeUndefined();
  const sent = path + JSON.stringify(headers);
  expect(sent).not.toContain(PASSWORD);
  expect(sent.toUpperCase()).not.toContain(digitsOf(PASSWORD).kept.slice(0, 4));
});

const LISTED = linesWith({ [PASSWORD]: 5 });

test.each<[string, Parameters<StolenPasswords['answerWith']>[0]]>([
  ['never answers', () => undefined],
  ['begins and never ends', (response) => response.write(LISTED)],
  ['answers with an error', (response) => response.writeHead(503).end(LISTED)],
  ['answers with a page', (response) => response.end(`<html>${LISTED}</html>`)],
  ['answers without end', (response) => response.end(`${LISTED}\r\n`.repeat(10_000))],
  ['sends us elsewhere', (response) => response.writeHead(302, { location: list.url }).end()],
  ['breaks off', (response) => response.destroy()],
])(
  'a list that %s lets the password through within seconds, and is counted and logged',
  async (_what, answer) => {
    list.answerWith(answer);
    const before = await failures();
    const warn = jest.spyOn(log, 'warn');
    const begun = performance.now();
    expect(await isBreached(PASSWORD)).toBe(false);
    expect(performance.now() - begun).toBeLessThan(10_000);
    const lines = JSON.stringify(warn.mock.calls);
    warn.mockRestore();
    expect(await failures()).toBe(before + 1);
    expect(lines).toContain('list of stolen passwords');
    expect(lines).not.toContain(PASSWORD);
    expect(lines.toUpperCase()).not.toContain(digitsOf(PASSWORD).sent);
    expect(list.asked).toHaveLength(1);
  },
);

test('nothing is asked while the setting is unset', async () => {
  const { breachedPasswordsUrl } = config;
  config.breachedPasswordsUrl = undefined;
  expect(await isBreached(PASSWORD)).toBe(false);
  config.breachedPasswordsUrl = breachedPasswordsUrl;
  expect(list.asked).toEqual([]);
});
