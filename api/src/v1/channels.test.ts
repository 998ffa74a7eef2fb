import { once } from 'node:events';
import { io } from 'socket.io-client';
import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { PROOF_MINUTES } from '../../../schema/accounts';
import { ask, giveProof } from '../../test/accountHelpers';
import { later } from '../../test/clock';
import { makeHotel, makeUser, PASSWORD } from '../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../test/testServer';
import { newId } from '../database/columns';
import { repo, transaction } from '../database/transaction';
import { Session } from '../users/sessions/session.entity';
import { existingClient, rest } from './testing/client';

/* What a session may do depends on who opened it and where it is used: /api/v1 and Socket.IO, or everything else. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const OLD = PROOF_MINUTES * 60_000;
const status = async (...call: Parameters<typeof rest>) => (await rest(...call)).status;

/** Whether Socket.IO accepts the visitor's token. */
async function opensSocketIo({ accessToken }: Visitor): Promise<boolean> {
  const socket = io(server.url, { reconnection: false, forceNew: true, auth: { token: accessToken } });
  const isOpen = await Promise.race([
    once(socket as never, 'connect').then(() => true),
    once(socket as never, 'connect_error').then(() => false),
  ]);
  socket.disconnect();
  return isOpen;
}

describe('a session that an existing client opened', () => {
  test('needs no proof at /api/v1, where none can be given', async () => {
    const [olga, boris] = [await existingClient(server, await makeUser('ADMIN')), await makeUser()];
    const { id } = await makeHotel();
    await later(OLD, async () => {
      const promotion = { email: boris.email, roles: 2030 };
      expect(await status(olga, 'PATCH', '/auth/updateuser', promotion)).toBe(200);
      expect(await status(olga, 'PATCH', '/auth/updatemyaccount', { username: 'olga_renamed' })).toBe(200);
      expect(await status(olga, 'DELETE', `/hotels/${id}`)).toBe(204);
      expect(await status(olga, 'DELETE', `/auth/${boris.id}`)).toBe(204);
    });
  });

  test('needs one at GraphQL', async () => {
    const olga = await existingClient(server, await makeUser('ADMIN'));
    const remove = async () =>
      (await ask(olga, 'deleteHotel', { hotelId: (await makeHotel()).id })).__typename;
    await later(OLD, async () => {
      expect(await remove()).toBe('ProofNeeded');
      await giveProof(olga, { password: PASSWORD });
      expect(await remove()).toBe('Deleted');
    });
  });
});

test('a session that the website opened needs a proof at /api/v1 too', async () => {
  const [user, boris] = [await makeUser('ADMIN'), await makeUser()];
  const olga = await server.as(user);
  await later(OLD, async () => {
    expect(await status(olga, 'PATCH', '/auth/updateuser', { email: boris.email, roles: 2030 })).toBe(403);
    expect(await status(olga, 'PATCH', '/auth/updatemyaccount', { username: 'olga_other' })).toBe(403);
    expect(await status(olga, 'DELETE', '/auth/deletemyaccount')).toBe(403);
    await rest(olga, 'GET', '/auth/renew_access_token');
    expect(await status(olga, 'DELETE', `/auth/${boris.id}`)).toBe(403);
    await giveProof(olga, { password: PASSWORD });
    expect(await status(olga, 'DELETE', `/auth/${boris.id}`)).toBe(204);
  });
});

describe('a session of an app password', () => {
  let person: Visitor;
  beforeAll(async () => {
    const user = await makeUser('ADMIN');
    person = await existingClient(server, user);
    await transaction(() => repo(Session).update({ userId: user.id }, { appPasswordId: newId() }));
  });

  test('works at /api/v1 and Socket.IO', async () => {
    expect(await status(person, 'GET', '/auth/myaccount')).toBe(200);
    expect(await status(person, 'GET', '/auth/renew_access_token')).toBe(200);
    expect(await opensSocketIo(person)).toBe(true);
  });

  test('is refused by GraphQL over HTTP and sockets', async () => {
    const { status: code, errors } = await person.graphql('{ viewer { id } }');
    expect([code, errors]).toMatchObject([
      401,
      [
        {
          message: 'An app password works at /api/v1 only. Sign in with your password or a passkey instead.',
          extensions: { code: 'UNAUTHENTICATED', reason: 'APP_PASSWORD' },
        },
      ],
    ]);
    const client = createClient({
      url: `${server.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { accessToken: person.accessToken },
      retryAttempts: 0,
    });
    const closed = new Promise((resolve) => client.on('closed', resolve));
    client.subscribe(
      { query: '{ viewer { id } }' },
      { next: () => undefined, error: () => undefined, complete: () => undefined },
    );
    expect(await closed).toMatchObject({ code: 4401, reason: 'APP_PASSWORD' });
    await client.dispose();
  });

  test.each([
    ['POST', '/api/exports/hotels.csv'],
    ['POST', '/api/exports/allhotels.csv'],
    ['POST', '/api/imports/preview'],
    ['GET', `/documents/${'f'.repeat(24)}.pdf`],
  ])('is refused by %s %s', async (method, address) => {
    const headers = { authorization: `Bearer ${person.accessToken}` };
    const answer = await fetch(`${server.url}${address}`, { method, headers });
    expect(answer.status).toBe(401);
  });

  test('is not renewed by GraphQL', async () => {
    const visitor = Object.assign(await server.as(), { cookie: person.cookie });
    const { data } = await visitor.graphql('mutation { renewSession { __typename } }');
    expect(data.renewSession.__typename).toBe('SessionEnded');
    expect(await status(person, 'GET', '/auth/myaccount')).toBe(200);
  });
});
