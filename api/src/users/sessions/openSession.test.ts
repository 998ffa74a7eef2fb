import { later } from '../../../test/clock';
import { makeUser } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';

const DAY = 86_400_000;
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ TRUST_PROXY: '1' });
});
afterAll(() => server.close());

const viewerOf = async (person: Visitor) => (await person.graphql('{ viewer { id } }')).data.viewer;
const devicesOf = async (person: Visitor) =>
  (await person.graphql('{ myDevices { method network current } }')).data.myDevices;
/** Signs in from this address; keeps the cookies. */
async function signInFrom(person: Visitor, username: string, address: string) {
  const input = `{ username: "${username}", password: "Stay#2026" }`;
  const query = `mutation { signIn(input: ${input}) { __typename ... on Session { accessToken } } }`;
  const { data } = await person.post(JSON.stringify({ query }), { 'x-forwarded-for': address });
  person.accessToken = data.signIn.accessToken;
}
const newDeviceMails = async (email: string, count: number) =>
  (await server.mailsTo(email, count)).filter(({ subject }) => subject === 'You signed in on a new device');

test('signing in ends the session that was open in this browser, and no other', async () => {
  const user = await makeUser();
  const [browser, other] = [await server.as(user), await server.as(user)];
  const oldToken = browser.accessToken;
  await browser.signIn(user.username);
  expect(await devicesOf(browser)).toHaveLength(2);
  const old = Object.assign(await server.as(), { accessToken: oldToken });
  expect(await viewerOf(old)).toBeNull();
  expect(await viewerOf(other)).toEqual({ id: user.id });

  const next = await makeUser();
  const nextToken = browser.accessToken;
  await browser.signIn(next.username);
  expect(await viewerOf(browser)).toEqual({ id: next.id });
  expect(await viewerOf(Object.assign(await server.as(), { accessToken: nextToken }))).toBeNull();
});

test('the list of devices shows how and from which network a person signed in', async () => {
  const user = await makeUser();
  const person = await server.as();
  await signInFrom(person, user.username, '198.51.100.77');
  expect(await devicesOf(person)).toEqual([{ method: 'PASSWORD', network: '198.51.100.*', current: true }]);
  await signInFrom(person, user.username, '2001:db8:1:2:3:4:5:6');
  expect(await devicesOf(person)).toEqual([
    { method: 'PASSWORD', network: '2001:db8:1:2::*', current: true },
  ]);
});

test('the owner gets a mail about a new device, once a day for each network', async () => {
  const user = await makeUser('CUSTOMER', { createdAt: new Date(Date.now() - DAY) });
  const known = await server.as();
  await signInFrom(known, user.username, '198.51.100.7');
  const [mail] = await newDeviceMails(user.email, 1);
  expect(mail!.text).toContain('198.51.100.*');
  await signInFrom(known, user.username, '198.51.100.7');
  await signInFrom(await server.as(), user.username, '198.51.100.7');
  await signInFrom(await server.as(), user.username, '203.0.113.9');
  expect(await newDeviceMails(user.email, 2)).toHaveLength(2);
});

test('sign-ins in the first hour of an account send no mail, later ones on an unknown device do', async () => {
  const user = await makeUser();
  await server.as(user);
  await later(2 * 3_600_000, () => server.as(user));
  const mails = await newDeviceMails(user.email, 1);
  expect(mails).toHaveLength(1);
});
