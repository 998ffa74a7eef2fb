import { request, type Staybook } from '../../schema/client/request';
import type { TypedDocument } from '../../schema/client/typedDocument';

/** The methods of the requests that a document takes, where the server answers each. */
async function methodsOf(query: string, more: Partial<Staybook> = {}, variables: object = {}) {
  const methods: string[] = [];
  const fetch = (_address: unknown, { method = 'GET' }: RequestInit = {}) => {
    methods.push(method);
    return Promise.resolve(Response.json({ data: { ok: true } }));
  };
  const document = query as unknown as TypedDocument<object, object>;
  await request(
    { url: 'http://staybook.example', fetch: fetch as typeof globalThis.fetch, ...more },
    document,
    variables,
  );
  return methods.join();
}

test.each([
  ['one field', '{ cities { id } }'],
  ['several fields', 'query Two($id: ID!) { cities { id } hotel(id: $id) { id paymentRequest: name } }'],
  ['another name for a field', '{ places: cities { id } }'],
  [
    'braces in texts, comments and defaults',
    'query ($f: HotelFilter = { text: "} { secret(" }) { # { token }\n hotels(filter: $f) { total } }',
  ],
  ['fragments below the fields', '{ cities { ...Name } } fragment Name on City { id name }'],
])('a visitor asks for what is the same for all by GET: %s', async (_what, query) => {
  expect(await methodsOf(query)).toBe('GET');
});

test.each([
  ['a mutation', 'mutation { signOut { __typename } }'],
  ['a query with a secret', 'query ($token: String!) { paymentRequest(token: $token) { askedCents } }'],
  [
    'a secret among others',
    'query ($token: String!) { cities { id } teamInvitation(token: $token) { hotelName } }',
  ],
  [
    'a secret under the name of another field',
    'query ($token: String!) { cities: paymentRequest(token: $token) { askedCents } }',
  ],
  ['a fragment whose fields are elsewhere', 'query { ...All } fragment All on Query { cities { id } }'],
  ['a fragment in place', '{ ... on Query { paymentRequest(token: "a") { askedCents } } }'],
  ['a condition on a field', 'query ($is: Boolean!) { cities @include(if: $is) { id } }'],
  ['a document that begins with a fragment', 'fragment Name on City { id } { cities { ...Name } }'],
])('everything else goes by POST: %s', async (_what, query) => {
  expect(await methodsOf(query)).toBe('POST');
});

test('a query with an access token, or with variables too long for an address, goes by POST', async () => {
  const query = 'query ($text: String) { hotels(filter: { text: $text }) { total } }';
  expect(await methodsOf(query, { accessToken: 'a token' })).toBe('POST');
  expect(await methodsOf(query, {}, { text: 'x'.repeat(2000) })).toBe('POST');
  expect(await methodsOf(query, {}, { text: 'x'.repeat(1900) })).toBe('GET');
});
