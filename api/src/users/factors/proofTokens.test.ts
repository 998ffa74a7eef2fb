import { PROOF_MINUTES } from '../../../../schema/accounts';
import { giveProof, isSignedIn } from '../../../test/accountHelpers';
import { ON_MESSAGE, Person } from '../../../test/chatHelpers';
import { later } from '../../../test/clock';
import { makeUser, PASSWORD } from '../../../test/factories';
import { overSocket } from '../../../test/sockets';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';

/* What a proof does to the tokens of its session. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const prove = (person: Visitor) => giveProof(person, { password: PASSWORD });
/** Renews the session of the cookie, and keeps the access token. */
async function renew(person: Visitor): Promise<string> {
  const document = 'mutation { renewSession { __typename ... on Session { accessToken } } }';
  const { renewSession } = (await person.graphql(document)).data;
  person.accessToken = renewSession.accessToken;
  return renewSession.__typename;
}

test('a proof replaces the access token and the cookie of this session, and of no other', async () => {
  const user = await makeUser();
  const [here, there] = [await server.as(user), await server.as(user)];
  const { accessToken, cookie } = here;
  await prove(here);
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, true]);
  const copy = Object.assign(await server.as(), { accessToken, cookie });
  expect(await isSignedIn(copy)).toBe(false);
  expect((await copy.graphql('mutation { endOtherSessions }')).errors?.[0]?.extensions.code).toBe(
    'UNAUTHENTICATED',
  );

  // a second tab of the browser renews with the cookie that it had, and gets the new one
  expect(await renew(copy)).toBe('Session');
  expect(copy.cookie).toBe(here.cookie);
  expect([cookie === here.cookie, await isSignedIn(copy), await isSignedIn(here)]).toEqual([
    false,
    true,
    true,
  ]);

  // ten seconds later the old cookie is that of a thief: the session ends
  const thief = Object.assign(await server.as(), { cookie });
  await later(10_000, async () => expect(await renew(thief)).toBe('SessionEnded'));
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([false, true]);
});

test('a proof closes the sockets of the session, which connect again with the new token', async () => {
  const person = await Person.on(server);
  const { client, close } = await person.listen(ON_MESSAGE);
  const closed = new Promise<{ code: number }>((resolve) => client.on('closed', resolve as never));
  const { accessToken } = person.visitor;
  await prove(person.visitor);
  expect((await closed).code).toBe(4205);
  await close();
  const before = Object.assign(await server.as(), { accessToken });
  await expect(overSocket(before, '{ viewer { id } }')).rejects.toMatchObject({ code: 4403 });
  expect((await overSocket(person.visitor, '{ viewer { id } }')).data.viewer).toEqual({ id: person.id });
});

test('a proof over a socket closes it, and counts once the session is renewed by its cookie', async () => {
  const person = await server.as(await makeUser());
  const removeOthers = async () => (await person.graphql('mutation { endOtherSessions }')).errors ?? [];
  await later(PROOF_MINUTES * 60_000, async () => {
    const proof = `mutation { giveProof(input: { password: "${PASSWORD}" }) { __typename } }`;
    await expect(overSocket(person, proof)).rejects.toMatchObject({ code: 4205 });
    expect(await removeOthers()).not.toEqual([]);
    expect(await renew(person)).toBe('Session');
    expect(await removeOthers()).toEqual([]);
  });
});
