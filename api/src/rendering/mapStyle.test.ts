import { startTestServer, type TestServer } from '../../test/testServer';

let server: TestServer;
afterEach(() => server.close());

const policyOf = async () => (await fetch(server.url)).headers.get('content-security-policy') ?? '';
const directive = (policy: string, name: string) => policy.split(';').find((part) => part.startsWith(name));
const styleUrl = async () =>
  (await (await server.as()).graphql('{ settings { mapStyleUrl } }')).data.settings.mapStyleUrl;

test('the CSP allows the host of the map style, and clients get the setting', async () => {
  const MAP_STYLE_URL = 'https://tiles.example/styles/streets.json?key=k';
  server = await startTestServer({ MAP_STYLE_URL });
  expect(await styleUrl()).toBe(MAP_STYLE_URL);
  const policy = await policyOf();
  for (const name of ['connect-src', 'img-src'])
    expect(directive(policy, name)).toContain(' https://tiles.example');
  expect(directive(policy, 'script-src')).not.toContain('tiles.example');
});

test('without the setting the CSP allows no other host', async () => {
  server = await startTestServer();
  expect(await styleUrl()).toBeNull();
  expect(await policyOf()).not.toContain('tiles.example');
});
