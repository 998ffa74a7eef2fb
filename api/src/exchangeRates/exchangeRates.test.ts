import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makeUser } from '../../test/factories';
import { startTestServer, type TestServer } from '../../test/testServer';
import { config } from '../core/config';
import { log } from '../core/log';
import { oneStatement, repo } from '../database/transaction';
import { connectRates, exampleRates, ratesAddress } from '../external/exchangeRates';
import { RATES_ID, StoredRates } from './exchangeRates.entity';
import { refreshRates } from './refreshRates.service';

const DAY = 86_400_000;
const dayBefore = (days: number) => new Date(Date.now() - days * DAY).toISOString().slice(0, 10);
const xmlOf = (day: string) => exampleRates().replace(/time='[\d-]+'/, `time='${day}'`);

let bank: Server;
let answer: (response: ServerResponse) => unknown;
let asked = 0;
let server: TestServer;
beforeAll(async () => {
  bank = createServer((_request, response) => {
    asked += 1;
    answer(response);
  }).listen(0, '127.0.0.1');
  await once(bank, 'listening');
  server = await startTestServer({
    EXCHANGE_RATES_URL: `http://127.0.0.1:${(bank.address() as AddressInfo).port}/eurofxref-daily.xml`,
    METRICS_TOKEN: 'a-token-of-the-tests',
  });
});
afterAll(async () => {
  await server.close();
  bank.closeAllConnections();
  bank.close();
});

/** Lets the job read what the bank answers now, as if it were due. */
async function read(body: string | ((response: ServerResponse) => unknown)): Promise<void> {
  answer = typeof body === 'string' ? (response) => response.end(body) : body;
  await oneStatement(() => repo(StoredRates).update(RATES_ID, { dueAt: new Date(0) }));
  await refreshRates();
}

async function ask() {
  const visitor = await server.as();
  const { data } = await visitor.graphql('{ exchangeRates { date source rates { currency perDollar } } }');
  return data.exchangeRates as {
    date: string;
    source: string;
    rates: { currency: string; perDollar: number }[];
  } | null;
}

test('rates are read at the start and once a day, and are crossed from the euro to the dollar', async () => {
  expect(await ask()).toBeNull();
  answer = (response) => response.end(xmlOf(dayBefore(0)));
  await refreshRates();
  await refreshRates();
  expect(asked).toBe(1);
  const rates = await ask();
  expect(rates).toMatchObject({ date: dayBefore(0), source: 'Staybook, as an example' });
  const perDollar = new Map(rates!.rates.map((rate) => [rate.currency, rate.perDollar]));
  expect(perDollar.size).toBe(29);
  expect(perDollar.get('EUR')).toBeCloseTo(1 / 1.1612, 6);
  expect(perDollar.get('JPY')).toBeCloseTo(178.45 / 1.1612, 4);
  expect(perDollar.has('USD')).toBe(false);
});

test('rates are used until they are four days old, and no longer', async () => {
  await oneStatement(() => repo(StoredRates).update(RATES_ID, { date: dayBefore(4) }));
  expect(await ask()).toMatchObject({ date: dayBefore(4) });
  const warned = jest.spyOn(log, 'warn');
  await read((response) => response.writeHead(503).end());
  expect(JSON.stringify(warned.mock.calls)).not.toContain('too old');
  await oneStatement(() => repo(StoredRates).update(RATES_ID, { date: dayBefore(5) }));
  await read((response) => response.writeHead(503).end());
  expect(JSON.stringify(warned.mock.calls)).toContain('too old');
  warned.mockRestore();
  expect(await ask()).toBeNull();
  const headers = { authorization: 'Bearer a-token-of-the-tests' };
  const metrics = await (await fetch(`${server.url}/metrics`, { headers })).text();
  const age = Number(/^staybook_exchange_rates_age_seconds (\d+)/m.exec(metrics)?.[1]);
  expect(age).toBeGreaterThanOrEqual((5 * DAY) / 1000);
});

const good = xmlOf(dayBefore(0));
const wrong: [string, string | ((response: ServerResponse) => unknown)][] = [
  ['that break off', good.slice(0, -100)],
  ['that are a page', '<!doctype html><html><body>Sorry</body></html>'],
  ['of no day', good.replace(/ time='[\d-]+'/, '')],
  ['of a day that does not exist', good.replace(/time='[\d-]+'/, "time='2026-02-31'")],
  ['of a day to come', xmlOf(dayBefore(-3))],
  ['without the dollar', good.replace(/<Cube currency='USD'[^>]*>/, '')],
  ['with a rate of nothing', good.replace("'178.45'", "'0'")],
  ['with a rate that is no number', good.replace("'178.45'", "'N/A'")],
  ['with a currency twice', good.replace("'CZK'", "'JPY'")],
  ['of a few currencies', good.replace(/\s*<Cube currency='(?!USD|JPY)[^>]*>/g, '')],
  ['with entities', good.replace('<gesmes:Envelope', '<!DOCTYPE a [<!ENTITY b "c">]><gesmes:Envelope')],
  ['that are too large', good + ' '.repeat(200_000)],
  ['that are elsewhere', (response) => response.writeHead(302, { location: '/other' }).end()],
  ['that never come', (response) => response.destroy()],
];

test.each(wrong)('rates %s are refused with a log, and the last good ones are kept', async (_what, body) => {
  await read(xmlOf(dayBefore(1)));
  const warned = jest.spyOn(log, 'warn').mockImplementation();
  await read(body);
  expect(warned.mock.calls.map(([, words]) => words)).toEqual([
    'exchange rates could not be read; the last good ones are kept',
  ]);
  warned.mockRestore();
  expect(await ask()).toMatchObject({ date: dayBefore(1), source: 'Staybook, as an example' });
});

test('rates of an earlier day do not replace later ones, unless they are from another address', async () => {
  await read(xmlOf(dayBefore(1)));
  await read(xmlOf(dayBefore(2)));
  expect(await ask()).toMatchObject({ date: dayBefore(1) });
  await oneStatement(() => repo(StoredRates).update(RATES_ID, { address: 'https://another.example/' }));
  await read(xmlOf(dayBefore(2)));
  expect(await ask()).toMatchObject({ date: dayBefore(2) });
});

test('a person keeps a currency with the account, which nobody else sees', async () => {
  const [user, other] = [await makeUser(), await makeUser()];
  const me = await server.as(user);
  const change = (currency: string) =>
    me.graphql(
      `mutation ($input: UpdateAccountInput!) { updateAccount(input: $input) { ... on User { currency } } }`,
      { input: { currency } },
    );
  expect((await me.graphql('{ viewer { currency } }')).data.viewer).toEqual({ currency: null });
  expect((await change('EUR')).data.updateAccount).toEqual({ currency: 'EUR' });
  expect((await me.graphql('{ viewer { currency } }')).data.viewer).toEqual({ currency: 'EUR' });
  expect((await change('euros')).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(JSON.parse((await me.graphql('{ myData }')).data.myData).account.currency).toBe('EUR');
  const stranger = await server.as(other);
  const { data } = await stranger.graphql(`{ users(text: "${user.username}") { items { id currency } } }`);
  expect(data.users.items.find(({ id }: { id: string }) => id === user.id)).toMatchObject({ currency: null });
});

test('in production example rates are read only beside the stand-in for payments', () => {
  const { exchangeRatesUrl, production } = config;
  Object.assign(config, { exchangeRatesUrl: undefined, production: true });
  connectRates('http://127.0.0.1:1/dev/rates/eurofxref-daily.xml');
  expect(ratesAddress()).toContain('/dev/rates/');
  connectRates(undefined);
  expect(ratesAddress()).toBeUndefined();
  Object.assign(config, { production: false });
  expect(ratesAddress()).toBe('eurofxref.xml');
  Object.assign(config, { exchangeRatesUrl, production });
});
