import { LIMITS } from '../../../../schema/limits';
import { isSignedIn } from '../../../test/accountHelpers';
import { makeUser } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('lists every signed-in device, and the sign-in after the fiftieth ends the least recently used one', async () => {
  const user = await makeUser();
  const first = await server.as(user);
  const second = await server.as(user);
  for (let device = 2; device < LIMITS.sessions; device++) await server.as(user);
  const list = async (person: Visitor) => (await person.graphql('{ myDevices { id } }')).data.myDevices;
  expect(await list(first)).toHaveLength(50);
  const last = await server.as(user);
  expect(await list(last)).toHaveLength(50);
  expect(await isSignedIn(first)).toBe(false);
  expect(await isSignedIn(second)).toBe(true);
});

test('lists the signed-in devices and signs each out', async () => {
  const user = await makeUser();
  const [here, there] = [await server.as(user), await server.as(user)];
  const list = async () => (await here.graphql('{ myDevices { id current userAgent } }')).data.myDevices;
  const devices = await list();
  expect(devices).toHaveLength(2);
  const other = devices.find((device: { current: boolean }) => !device.current);
  const end = (person: Visitor) =>
    person.graphql('mutation ($input: EndSessionInput!) { endSession(input: $input) }', {
      input: { sessionId: other.id },
    });
  await end(await server.as(await makeUser()));
  expect(await isSignedIn(there)).toBe(true);
  expect((await end(here)).data.endSession).toBe(true);
  expect([await isSignedIn(here), await isSignedIn(there)]).toEqual([true, false]);
  expect(await list()).toHaveLength(1);
});

test('signs all other devices out at once, and can be called again', async () => {
  const user = await makeUser();
  const [here, ...others] = [await server.as(user), await server.as(user), await server.as(user)];
  const stranger = await server.as(await makeUser());
  const end = async () => (await here!.graphql('mutation { endOtherSessions }')).data.endOtherSessions;
  expect([await end(), await end()]).toEqual([2, 0]);
  expect(await isSignedIn(here!)).toBe(true);
  for (const other of others) expect(await isSignedIn(other)).toBe(false);
  expect(await isSignedIn(stranger)).toBe(true);
});
