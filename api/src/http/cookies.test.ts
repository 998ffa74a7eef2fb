import { makeUser, PASSWORD } from '../../test/factories';
import { startTestServer } from '../../test/testServer';

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }';

test('behind TLS every cookie is for https, for no script and for no other site; so is every answer', async () => {
  const server = await startTestServer({ PUBLIC_URL: 'https://stay.example', DEVICE_DAYS: '20' });
  const { username } = await makeUser();
  const ask = (query: string, variables: object) =>
    fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    });
  const signedIn = await ask(SIGN_IN, { input: { username, password: PASSWORD, trustDevice: true } });
  expect(signedIn.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^jwt=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
    expect.stringMatching(/^device=[^;]+; Max-Age=1728000; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  ]);
  const page = await fetch(`${server.url}/livez`);
  expect(page.headers.getSetCookie()).toEqual([]);
  for (const { headers } of [signedIn, page]) {
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    const policy = headers.get('content-security-policy');
    for (const directive of [
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'self'",
      'upgrade-insecure-requests',
    ])
      expect(policy).toContain(directive);
  }
  await server.close();
});
