import { createClient } from 'graphql-ws';
import { In, Not } from 'typeorm';
import WebSocket from 'ws';
import { makeUser } from '../../test/factories';
import { ask, isIn, NEW } from '../../test/accounts';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { repo, transaction } from '../database/transaction';
import { User } from './user.entity';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('administrators', () => {
  const UPDATED = '... on User { id role }';

  test('change roles and disable people, at once; others may not', async () => {
    const admin = await server.as(await makeUser('ADMIN'));
    const user = await makeUser();
    const person = await server.as(user);
    expect(
      await ask(admin, 'updateUser', { email: user.email, role: 'INTERMEDIATE' }, UPDATED),
    ).toMatchObject({ role: 'INTERMEDIATE' });
    expect((await person.graphql('{ viewer { role } }')).data.viewer.role).toBe('INTERMEDIATE');
    await ask(admin, 'updateUser', { email: user.email, active: false });
    expect(await isIn(person)).toBe(false);
    expect((await ask(admin, 'updateUser', { email: 'nobody@staybook.example', active: true })).message).toBe(
      'The email provided is not in the database',
    );
    const stranger = await server.as(await makeUser());
    const { errors } = await stranger.graphql(
      `mutation { updateUser(input: { email: "${user.email}", role: ADMIN }) { __typename } }`,
    );
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  /** Nobody else is an administrator any more. */
  const onlyThese = (...admins: User[]) =>
    transaction(() => repo(User).update({ id: Not(In(admins.map(({ id }) => id))) }, { roleCode: 2010 }));

  test('the last one can neither step down, be disabled, nor leave', async () => {
    const last = await makeUser('ADMIN');
    await onlyThese(last);
    const admin = await server.as(last);
    for (const change of [{ role: 'CUSTOMER' }, { active: false }])
      expect((await ask(admin, 'updateUser', { email: last.email, ...change })).__typename).toBe(
        'LastAdministrator',
      );
    expect((await ask(admin, 'deleteAccount', {})).__typename).toBe('LastAdministrator');
    expect(await isIn(admin)).toBe(true);
  });

  test('of two who step down and leave at once, one stays', async () => {
    for (let round = 0; round < 5; round++) {
      const [first, second] = [await makeUser('ADMIN'), await makeUser('ADMIN')];
      await onlyThese(first, second);
      const [stepping, leaving] = [await server.as(first), await server.as(second)];
      await Promise.all([
        ask(stepping, 'updateUser', { email: first.email, role: 'CUSTOMER' }),
        ask(leaving, 'deleteAccount', {}),
      ]);
      expect(await repo(User).countBy({ roleCode: 2030, active: true })).toBe(1);
    }
  });

  test('who has left stays away', async () => {
    const [admin, user] = [await server.as(await makeUser('ADMIN')), await makeUser()];
    await ask(await server.as(user), 'deleteAccount', {});
    const { email } = await repo(User).findOneByOrFail({ id: user.id });
    const change = { email, active: true, role: 'ADMIN' };
    expect((await ask(admin, 'updateUser', change)).__typename).toBe('UnknownUser');
  });
});

describe('an open socket', () => {
  async function connected(user: User) {
    const person = await server.as(user);
    let closed!: (code: number) => void;
    const code = new Promise<number>((resolve) => (closed = resolve));
    const opened = new Promise<void>((resolve) => {
      const client = createClient({
        url: `${server.url.replace('http', 'ws')}/graphql`,
        webSocketImpl: WebSocket,
        connectionParams: { accessToken: person.accessToken },
        lazy: false,
        retryAttempts: 0,
        onNonLazyError: () => undefined,
        on: { connected: () => resolve(), closed: (event) => closed((event as { code: number }).code) },
      });
      void client;
    });
    await opened;
    return { person, code };
  }

  test.each([
    ['signing out', (person: Visitor) => person.graphql('mutation { signOut }')],
    [
      'a role change',
      async (_person: Visitor, user: User) => {
        const admin = await server.as(await makeUser('ADMIN'));
        return ask(admin, 'updateUser', { email: user.email, role: 'INTERMEDIATE' });
      },
    ],
    [
      'a new password from another device',
      async (_person: Visitor, user: User) =>
        ask(await server.as(user), 'changePassword', { currentPassword: 'Stay#2026', password: NEW }),
    ],
  ])('is closed at once by %s', async (_name, act) => {
    const user = await makeUser();
    const { person, code } = await connected(user);
    await act(person, user);
    expect(await code).toBe(4205);
  });
});
