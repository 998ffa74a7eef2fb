import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openMerchant } from '../../test/merchant';
import { silentProvider } from '../../test/silentProvider';
import { loadConfig } from '../core/config';
import { log } from '../core/log';
import { connectPayments } from '../external/payments';
import { HANDLED_EVENTS } from '../external/payments.shapes';
import { listWebhookEndpoints } from '../external/payments.webhooks';
import { checkPaymentWebhook } from './paymentWebhook';

const folder = mkdtempSync(path.join(tmpdir(), 'staybook-'));
const PRODUCTION = {
  NODE_ENV: 'production',
  DATA_DIR: folder,
  ALLOW_STAND_INS: 'mail,images',
  PUBLIC_URL: 'https://staybook.example',
  JWT_SECRET: 'a secret that is long enough for tests',
  STRIPE_SECRET_KEY: 'rk_live_key',
  STRIPE_WEBHOOK_SECRET: 'whsec_secret',
};
const URL_OF_WEBHOOK = 'https://staybook.example/api/v1/bookings/stripe/stripe-webhook';

/** What the provider answers, and what it was asked. */
let answer: { status: number; body: object };
const requests: string[] = [];
const provider = createServer((request, response) => {
  requests.push(`${request.method} ${request.url}`);
  response.writeHead(answer.status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(answer.body));
});
const connect = (apiBase: string) =>
  connectPayments({ secretKey: 'rk_live_key', webhookSecret: 'whsec_secret', apiBase });
let warn: jest.SpyInstance;

/** Setting the level of the log replaces its methods. */
function settings(env: Record<string, string>): void {
  loadConfig(env);
  warn = jest.spyOn(log, 'warn').mockReset().mockReturnValue(undefined);
}

beforeAll(() => once(provider.listen(0, '127.0.0.1'), 'listening'));
beforeEach(() => {
  requests.length = 0;
  settings(PRODUCTION);
  connect(`http://127.0.0.1:${(provider.address() as AddressInfo).port}`);
});
afterAll(() => {
  provider.closeAllConnections();
  provider.close();
  rmSync(folder, { recursive: true, force: true });
});

const endpoint = (enabled_events: string[], other: object = {}) => ({
  id: 'we_1',
  object: 'webhook_endpoint',
  enabled_events,
  status: 'enabled',
  url: URL_OF_WEBHOOK,
  ...other,
});

/** The texts that the check logs at a provider with these endpoints. */
async function warningsAt(...data: object[]): Promise<unknown[]> {
  answer = { status: 200, body: { object: 'list', url: '/v1/webhook_endpoints', has_more: false, data } };
  await checkPaymentWebhook();
  return warn.mock.calls.map((call) => call.at(-1));
}

test.each<[string, object[]]>([
  ['all events', [endpoint(['*'])]],
  ['each handled event', [endpoint(HANDLED_EVENTS)]],
  [
    'each handled event by two endpoints',
    [endpoint(HANDLED_EVENTS.slice(3)), endpoint(HANDLED_EVENTS.slice(0, 3))],
  ],
])('a webhook that receives %s is not warned of', async (_name, endpoints) => {
  expect(await warningsAt(...endpoints)).toEqual([]);
  expect(requests).toEqual(['GET /v1/webhook_endpoints?limit=100']);
});

test('the warning names the events that the webhook does not receive', async () => {
  const events = HANDLED_EVENTS.filter((type) => !type.startsWith('charge.dispute.c'));
  const elsewhere = endpoint(['*'], { url: 'https://shop.example/webhook' });
  expect(await warningsAt(elsewhere, endpoint(events))).toEqual([
    `The webhook endpoint ${URL_OF_WEBHOOK} does not receive charge.dispute.created, charge.dispute.closed: enable these events at Stripe.`,
  ]);
});

test('a webhook that is switched off receives nothing', async () => {
  expect(await warningsAt(endpoint(['*'], { status: 'disabled' }))).toEqual([
    expect.stringContaining(`does not receive ${HANDLED_EVENTS.join(', ')}:`),
  ]);
});

test('an account without our webhook is warned of', async () => {
  expect(await warningsAt(endpoint(['*'], { url: 'https://shop.example/webhook' }))).toEqual([
    expect.stringContaining(`Stripe has no webhook endpoint ${URL_OF_WEBHOOK}:`),
  ]);
});

test('a key without the permission leads to one warning that names it', async () => {
  const message = 'The provided key does not have the required permissions for this endpoint.';
  answer = { status: 403, body: { error: { type: 'invalid_request_error', message } } };
  await checkPaymentWebhook();
  expect(warn.mock.calls).toEqual([
    [
      { error: expect.any(Error) },
      expect.stringMatching(/^STRIPE_SECRET_KEY may not read webhook endpoints/),
    ],
  ]);
});

test.each<[string, () => { status: number; body: object }]>([
  ['fails', () => ({ status: 500, body: { error: { type: 'api_error', message: 'Down.' } } })],
  ['answers something else', () => ({ status: 200, body: { object: 'list' } })],
])('a provider that %s leads to one warning', async (_name, broken) => {
  answer = broken();
  await checkPaymentWebhook();
  expect(requests).toHaveLength(1);
  expect(warn.mock.calls).toEqual([
    [{ error: expect.any(Error) }, 'Stripe could not be asked which events the webhook receives.'],
  ]);
});

test('a silent provider leads to one warning within seconds', async () => {
  const silent = await silentProvider();
  connect(silent.localOrigin);
  const start = Date.now();
  await checkPaymentWebhook();
  silent.close();
  expect(Date.now() - start).toBeLessThan(8000);
  expect([silent.asked(), warn.mock.calls.length]).toEqual([1, 1]);
});

test.each<[string, Record<string, string>]>([
  ['outside production', { NODE_ENV: 'development' }],
  ['with the stand-in', { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '', ALLOW_STAND_INS: 'true' }],
])('nothing is asked %s', async (_name, other) => {
  settings({ ...PRODUCTION, ...other });
  expect([await warningsAt(), requests]).toEqual([[], []]);
});

test('the stand-in lists its webhook, which receives all events', async () => {
  const merchant = await openMerchant();
  const endpoints = await listWebhookEndpoints();
  await merchant.close();
  expect(endpoints).toEqual([{ url: `${merchant.origin}/webhook`, missingEvents: [] }]);
});
