import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { POINTS_A_MINUTE } from '../../../../schema/apiLimits';
import { makeKey, withKey } from '../../../test/apiKeys';
import { makeUser } from '../../../test/factories';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { config } from '../../core/config';
import { Role } from '../role.enum';
import { spendPoints } from './points';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
});
afterAll(() => server.close());

async function ask(query: string, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.10', ...headers },
    body: JSON.stringify({ query }),
  });
  return { response, ...((await response.json()) as any) };
}

test('an answer and its headers contain the cost and the remaining points, and a cached answer costs one point', async () => {
  const [first, second] = [await ask('{ hotels { total } }'), await ask('{ hotels { total } }')];
  const { requested, remaining, resetAt } = first.extensions.cost;
  expect(requested).toBeGreaterThan(1);
  expect(remaining).toBe(POINTS_A_MINUTE.address - requested);
  const seconds = (new Date(resetAt).getTime() - Date.now()) / 1000;
  expect(seconds).toBeGreaterThan(50);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(first.response.headers.get('ratelimit-policy')).toBe('"points";q=600000;w=60');
  expect(first.response.headers.get('ratelimit')).toMatch(
    new RegExp(`^"points";r=${remaining};t=(5\\d|60)$`),
  );
  expect(first.response.headers.get('retry-after')).toBeNull();
  expect(second.data).toEqual(first.data);
  expect(second.extensions.cost).toMatchObject({ requested: 1, remaining: remaining - 1 });
});

test('without points a caller gets 429 with Retry-After until they renew, and a cheaper operation is still answered', async () => {
  const address = '198.51.100.11';
  await spendPoints(undefined, address, POINTS_A_MINUTE.address - 3);
  const from = { 'x-forwarded-for': address };
  const { response, errors, data } = await ask('{ hotels { items { name } } }', from);
  expect(response.status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(50);
  expect(data).toBeUndefined();
  expect(errors[0]).toMatchObject({
    message: expect.stringMatching(/^This costs \d+ points and you have 3 left\. Wait /),
    extensions: { code: 'RATE_LIMITED', cost: { remaining: 3 } },
  });
  expect((await ask('{ __typename }', from)).extensions.cost).toMatchObject({ requested: 1, remaining: 2 });
  expect((await ask('{ __typename }')).response.status).toBe(200);
});

test('a person and their keys have separate points, and all keys share theirs', async () => {
  const person = await server.as(await makeUser());
  const [one, other] = [await makeKey(person, ['READ']), await makeKey(person, ['READ'])];
  const left = async (visitor: typeof person) =>
    ((await visitor.graphql('{ viewer { id } }')) as any).extensions.cost.remaining;
  const first = await left(withKey(server, one));
  expect(first).toBeGreaterThan(POINTS_A_MINUTE.key - 10);
  expect(await left(withKey(server, other))).toBeLessThan(first);
  // Creating the two keys cost the person about a hundred points.
  expect(await left(person)).toBeGreaterThan(POINTS_A_MINUTE.person - 1000);
  expect(await left(person)).toBeLessThan(first - 100);
});

test("a key or a session never reduces a caller's points", () => {
  expect(POINTS_A_MINUTE.key).toBeGreaterThanOrEqual(POINTS_A_MINUTE.address);
  expect(POINTS_A_MINUTE.person).toBeGreaterThanOrEqual(POINTS_A_MINUTE.address);
  expect(POINTS_A_MINUTE.staffKey).toBeGreaterThanOrEqual(POINTS_A_MINUTE.key);
});

test('on a socket an answer contains its cost, and an operation beyond the points is refused', async () => {
  const person = await server.as(await makeUser());
  const made = await makeKey(person, ['READ']);
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { accessToken: made.secret },
  });
  const query = (text: string) =>
    new Promise<any>((resolve) => {
      client.subscribe({ query: text }, { next: resolve, error: resolve, complete: () => undefined });
    });
  const answer = await query('{ viewer { id } }');
  expect(answer.extensions.cost.remaining).toBe(POINTS_A_MINUTE.key - answer.extensions.cost.requested);
  const key = {
    id: made.key.id,
    tokenHash: '',
    scopes: [],
    expiresAt: null,
    hotelIds: null,
    ownerRole: Role.CUSTOMER,
  };
  await spendPoints(
    { id: answer.data.viewer.id, role: Role.CUSTOMER, sessionId: '', key },
    '',
    answer.extensions.cost.remaining,
  );
  expect(await query('{ viewer { id } }')).toMatchObject([
    { extensions: { code: 'RATE_LIMITED', cost: { remaining: 0 } } },
  ]);
  await client.dispose();
});

test('without limits nothing is counted or reported', async () => {
  config.rateLimits = false;
  const { response, extensions } = await ask('{ cities { id } }');
  config.rateLimits = true;
  expect([extensions, response.headers.get('ratelimit')]).toEqual([undefined, null]);
});
