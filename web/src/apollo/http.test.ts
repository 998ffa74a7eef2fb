import { webcrypto } from 'node:crypto';
import { ApolloClient, ApolloLink, execute, gql, InMemoryCache } from '@apollo/client';
import { firstValueFrom } from 'rxjs';
import { httpLink } from './http';
import { Unreachable } from './reachability';
import { sessionLink } from './sessionLink';

const cities = gql`
  query Cities($limit: Int) {
    cities(limit: $limit) {
      id
    }
  }
`;
const leave = gql`
  mutation Leave {
    signOut
  }
`;
const link = gql`
  query Link($token: String!) {
    cities {
      id
    }
    paymentLink(token: $token) {
      askedCents
    }
  }
`;
const HASH = /^[\da-f]{64}$/;
const UNKNOWN = { message: 'PersistedQueryNotFound', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } };
const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() });

/** Requests as the server got them, which knows the hash of a query once it came with its text. */
function listen(errors: object[] = []) {
  const asked: { method: string; search: URLSearchParams; sent: any; init: RequestInit }[] = [];
  const known = new Set<string>();
  globalThis.fetch = async (input, init = {}) => {
    const { searchParams: search } = new URL(String(input), 'http://localhost');
    const sent = init.body ? JSON.parse(String(init.body)) : undefined;
    const text = sent?.extensions ?? JSON.parse(search.get('extensions') ?? 'null');
    const hash = text?.persistedQuery.sha256Hash;
    asked.push({ method: init.method ?? 'GET', search, sent, init });
    const { authorization } = init.headers as Record<string, string>;
    const isUnknown = hash && !known.has(hash) && !sent?.query;
    if (sent?.query && hash) known.add(hash);
    const refused = isUnknown ? [UNKNOWN] : authorization ? [] : errors;
    return Response.json(refused.length ? { errors: refused } : { data: { cities: [] } });
  };
  return asked;
}

const before = { fetch: globalThis.fetch, crypto: globalThis.crypto };
const provide = (crypto: Crypto | undefined) =>
  Object.defineProperty(globalThis, 'crypto', { value: crypto, configurable: true });
beforeEach(() => provide(webcrypto as Crypto));
afterEach(() => {
  globalThis.fetch = before.fetch;
  provide(before.crypto);
});

const ask = (query = cities, context = {}, link: ApolloLink = httpLink) =>
  firstValueFrom(execute(link, { query, variables: { limit: 2 }, context }, { client }));

test('a query without a session goes by GET with its hash, and with its text where the server does not know it', async () => {
  const asked = listen();
  expect((await ask()).data).toEqual({ cities: [] });
  expect((await ask()).data).toEqual({ cities: [] });
  expect(asked.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']);
  const [first, second] = asked;
  expect(Object.fromEntries(first!.search)).toEqual({
    operationName: 'Cities',
    variables: '{"limit":2}',
    extensions: expect.stringContaining('"sha256Hash"'),
  });
  expect(second!.sent.query).toContain('cities(limit: $limit)');
  expect(second!.sent.extensions.persistedQuery.sha256Hash).toMatch(HASH);
});

test('it asks past the own cache of the browser, and as no form of another site can', async () => {
  const asked = listen();
  await ask();
  expect(asked[0]!.init.cache).toBe('no-cache');
  expect(asked[0]!.init.headers).toMatchObject({ 'apollo-require-preflight': '1' });
});

test.each([
  ['a query with a session', cities, { headers: { authorization: 'Bearer token' } }],
  ['a mutation', leave, {}],
  ['a query with a secret', link, {}],
])('%s goes by POST with its text', async (_what, document, context) => {
  const asked = listen();
  await ask(document, context);
  expect(asked).toHaveLength(1);
  expect([asked[0]!.method, asked[0]!.sent.extensions]).toEqual(['POST', undefined]);
  expect(asked[0]!.sent.query).toBeTruthy();
});

test('a query whose variables are too long for an address goes by POST', async () => {
  const asked = listen();
  await firstValueFrom(
    execute(httpLink, { query: cities, variables: { limit: 'x'.repeat(3000) } }, { client }),
  );
  expect(asked.map(({ method }) => method)).toEqual(['POST']);
});

test('a query goes by POST where the page came without TLS', async () => {
  provide(undefined);
  const asked = listen();
  await ask();
  expect(asked.map(({ method }) => method)).toEqual(['POST']);
});

test('a query that needed a session goes by POST with its text once there is one', async () => {
  const asked = listen([{ message: 'Sign in.', extensions: { code: 'UNAUTHENTICATED' } }]);
  let token: string | undefined;
  const session = {
    accessToken: () => token,
    renew: async () => Boolean((token = 'new')),
    settleSignOut: () => undefined,
    prove: async () => false,
    subscribe: () => () => undefined,
  };
  await ask(cities, {}, ApolloLink.from([sessionLink(session), httpLink]));
  const last = asked.at(-1)!;
  expect([last.method, last.sent.extensions, last.init.cache]).toEqual(['POST', undefined, 'default']);
  expect(last.sent.query).toContain('cities');
});

test('a time limit that was set for the request is kept', async () => {
  const asked = listen();
  await ask(cities, { fetchOptions: { signal: AbortSignal.abort() } });
  expect(asked.map(({ init }) => init.signal?.aborted)).toEqual([true, true]);
});

test('a server that cannot be reached is told apart', async () => {
  globalThis.fetch = async () => {
    throw new TypeError('Failed to fetch');
  };
  await expect(ask()).rejects.toBeInstanceOf(Unreachable);
});
