import { createClient } from 'graphql-ws';
import { Repository } from 'typeorm';
import WebSocket from 'ws';
import { makeKey, withKey } from '../../test/apiKeys';
import { makeUser } from '../../test/factories';
import { loggedBy, type LogLine } from '../../test/logLines';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { Booking } from '../bookings/booking.entity';
import type { User } from '../users/user.entity';

let server: TestServer;
let user: User;
let person: Visitor;
beforeAll(async () => {
  server = await startTestServer();
  user = await makeUser();
  person = await server.as(user);
});
afterAll(() => server.close());

/** Who the lines of unexpected failures name, while bookings cannot be read. */
async function namedBy(work: () => Promise<unknown>): Promise<Pick<LogLine, string>[]> {
  const { manager } = server.database;
  const original = manager.getRepository.bind(manager);
  const broken = jest.spyOn(manager, 'getRepository').mockImplementation((entity) => {
    if (entity === Booking) throw new Error('Bookings cannot be read.');
    return original(entity);
  });
  const lines = await loggedBy(work);
  broken.mockRestore();
  return lines
    .filter(({ msg }) => msg === 'unexpected')
    .map(({ requestId, userId, keyId }) => {
      expect(requestId).toEqual(expect.any(String));
      return { userId, keyId };
    });
}

const BOOKINGS = '{ myBookings { total } }';

test('a line names the person of a request, of GraphQL and of /api/v1', async () => {
  const named = await namedBy(async () => {
    await person.graphql(BOOKINGS);
    const headers = { authorization: `Bearer ${person.accessToken}` };
    await fetch(`${server.url}/api/v1/bookings/mybookings`, { headers });
  });
  expect(named).toEqual([{ userId: user.id }, { userId: user.id }]);
});

test('a line names the API key beside its owner', async () => {
  const made = await makeKey(await server.as(user), ['READ']);
  const named = await namedBy(() => withKey(server, made).graphql(BOOKINGS));
  expect(named).toEqual([{ userId: user.id, keyId: made.key.id }]);
});

test('a line names the person of each message of a socket', async () => {
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { accessToken: person.accessToken },
  });
  const named = await namedBy(() => client.iterate({ query: BOOKINGS }).next());
  await client.dispose();
  expect(named).toEqual([{ userId: user.id }]);
});

test('a line names the person whose session the request renews', async () => {
  const renewing = Object.assign(await server.as(user), { accessToken: undefined });
  const broken = jest.spyOn(Repository.prototype, 'save').mockRejectedValueOnce(new Error('Not saved.'));
  const named = await namedBy(() => renewing.graphql('mutation { renewSession { __typename } }'));
  broken.mockRestore();
  expect(named).toEqual([{ userId: user.id }]);
});

test('lines of concurrent requests name their own person, and those of visitors nobody', async () => {
  const others = await Promise.all([1, 2, 3].map(() => makeUser()));
  const people = await Promise.all(others.map((other) => server.as(other)));
  const named = await namedBy(() =>
    Promise.all([...people, ...people].map((other) => other.graphql(BOOKINGS))),
  );
  const ids = named.map(({ userId }) => userId).sort();
  expect(ids).toEqual([...others, ...others].map(({ id }) => id).sort());
  const lines = await loggedBy(async () => {
    await (await server.as()).graphql('{ hotels(limit: "all") { total } }');
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toHaveProperty('userId');
});
