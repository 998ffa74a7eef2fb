import { once } from 'node:events';
import { io } from 'socket.io-client';
import { makeKey, withKey } from '../../test/apiKeys';
import { makeUser } from '../../test/factories';
import { makeFixtures } from '../../test/fixtures';
import { startTestServer, type TestServer } from '../../test/testServer';
import { WIDE_SCOPES } from '../../../schema/scopeWords';
import { isForStaff, Scope } from '../access/scope.enum';
import { mayAsk, type Viewer } from '../access/policy';
import { Role } from '../access/role.enum';
import { routes } from './routes';
import { rest } from './testing/client';
import { SAMPLES } from './testing/samples';

/* Keys with one narrow scope each call every route, and open the sockets of existing clients. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const NARROW = Object.values(Scope).filter(
  (scope) => !WIDE_SCOPES.some((wide) => wide === scope) && !isForStaff(scope),
);

test('every route accepts exactly the scopes that the table names', async () => {
  const { people, fixtures } = await makeFixtures(server);
  const found: Record<string, boolean> = {};
  const wanted: Record<string, boolean> = {};
  for (const scope of NARROW) {
    const program = withKey(server, await makeKey(people.owner, [scope]));
    const key = {
      id: '',
      tokenHash: '',
      scopes: [scope],
      expiresAt: null,
      ownerRole: Role.CUSTOMER,
      hotelIds: null,
    };
    const viewer: Viewer = { id: fixtures.ownerId, role: Role.CUSTOMER, sessionId: '', key };
    for (const { method, path, permission } of routes) {
      const sample = SAMPLES[`${method} ${path}`]!;
      const address = sample.path?.(fixtures, 'owner') ?? path;
      const { status } = await rest(program, method.toUpperCase(), address, sample.body?.(fixtures));
      const name = `${method} ${path} by ${scope}`;
      wanted[name] = mayAsk(viewer, permission);
      found[name] = status !== 401;
    }
  }
  expect(found).toEqual(wanted);
}, 240_000);

test('a socket of an existing client stays open only for a key that may read chats', async () => {
  const user = await makeUser();
  const person = await server.as(user);
  const outcome = async (scope: Scope) => {
    const { secret } = await makeKey(person, [scope]);
    const socket = io(server.url, { auth: { token: secret }, reconnection: false, forceNew: true });
    const closed = once(socket as never, 'disconnect').then(() => 'closed');
    const told = once(socket as never, 'send online users').then(() => 'open');
    socket.once('connect', () => socket.emit('Update online users', user.id));
    const result = await Promise.race([closed, told]);
    socket.disconnect();
    return result;
  };
  expect([await outcome(Scope.AVAILABILITY), await outcome(Scope.CHAT)]).toEqual(['closed', 'open']);
});
