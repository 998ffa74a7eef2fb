import { makeUser, PASSWORD } from '../../test/factories';
import { openSilentProxy, type SilentProxy } from '../../test/silentProxy';
import { startTestServer, type TestServer } from '../../test/testServer';

describe('signing out while the database server is silent', () => {
  const address = process.env.DATABASE_URL!;
  let proxy: SilentProxy;
  let server: TestServer;
  beforeAll(async () => {
    proxy = await openSilentProxy(address, 3306);
    process.env.DATABASE_URL = proxy.url;
    server = await startTestServer({ DATABASE_CONNECT_SECONDS: '1', DATABASE_TIMEOUT_SECONDS: '20' });
  });
  afterAll(async () => {
    await server.close();
    process.env.DATABASE_URL = address;
    await proxy.close();
  });

  const end = async (cookie: string | undefined) => {
    const answer = await fetch(`${server.url}/session/end`, { method: 'POST', headers: { cookie: cookie! } });
    return { status: answer.status, cookies: answer.headers.getSetCookie() };
  };

  test('clears the cookie within seconds, and ends the session once the server answers again', async () => {
    const user = await makeUser();
    const person = await server.as();
    await person.signIn(user.username, PASSWORD, true);
    proxy.silenceAll(true);
    const begun = Date.now();
    const { status, cookies } = await end(person.cookie);
    expect(status).toBe(202);
    expect(Date.now() - begun).toBeLessThan(5000);
    expect(cookies[0]).toBe('jwt=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');

    proxy.silenceAll(false);
    proxy.cutOpen();
    const ending = cookies[1]!.split(';')[0];
    while ((await end(ending)).status !== 204);
    expect((await person.graphql('{ viewer { id } }')).data.viewer).toBeNull();
  });
});
