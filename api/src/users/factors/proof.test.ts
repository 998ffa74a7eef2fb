import { PROOF_MINUTES } from '../../../../schema/accounts';
import { ask, giveProof, isSignedIn } from '../../../test/accountHelpers';
import { makeKey, withKey } from '../../../test/apiKeys';
import { later } from '../../../test/clock';
import { makeHotel, makeUser, PASSWORD } from '../../../test/factories';
import { overSocket } from '../../../test/sockets';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { repo } from '../../database/transaction';
import { rest } from '../../v1/testing/client';
import { User } from '../user.entity';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ RATE_LIMITS: 'on' });
});
afterAll(() => server.close());

const OLD = PROOF_MINUTES * 60_000;
const NEEDED = 'Confirm that it is you, then try again.';
const admin = async () => server.as(await makeUser('ADMIN'));
const prove = (person: Visitor, password = PASSWORD) => giveProof(person, { password });
const code = async (person: Visitor, document: string) =>
  (await person.graphql(`mutation { ${document} }`)).errors?.[0]?.extensions.code;
const roleOf = async ({ id }: User) => (await repo(User).findOneByOrFail({ id })).roleCode;

const exportUsers = (person: Visitor, field: string) =>
  fetch(`${server.url}/api/exports/users.csv`, {
    method: 'POST',
    body: JSON.stringify({ columns: [{ field, label: field }] }),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.accessToken}` },
  });

describe('an old proof', () => {
  test('is refused over HTTP, over a socket and at /api/v1, and nothing is deleted', async () => {
    const [person, { id }] = [await admin(), await makeHotel()];
    const document = `deleteHotel(input: { hotelId: "${id}" }) { __typename ... on Problem { message } }`;
    await later(OLD, async () => {
      const refused = { deleteHotel: { __typename: 'ProofNeeded', message: NEEDED } };
      expect((await person.graphql(`mutation { ${document} }`)).data).toEqual(refused);
      expect((await overSocket(person, `mutation { ${document} }`)).data).toEqual(refused);
      const { status, body } = await rest(person, 'DELETE', `/hotels/${id}`);
      expect([status, body]).toEqual([403, { status: 'fail', message: NEEDED, code: 'PROOF_NEEDED' }]);
    });
    expect((await person.graphql(`{ hotel(id: "${id}") { id } }`)).data.hotel).toEqual({ id });
  });

  test('is refused by the export of names and addresses, and not by one without them', async () => {
    const person = await admin();
    await later(OLD, async () => {
      const refused = await exportUsers(person, 'email');
      expect([refused.status, await refused.json()]).toEqual([
        403,
        { errors: [{ message: NEEDED, extensions: { code: 'PROOF_NEEDED' } }] },
      ]);
      expect((await exportUsers(person, 'role')).status).toBe(200);
      await prove(person);
      expect((await exportUsers(person, 'email')).status).toBe(200);
    });
  });

  test('is refused with a code by fields without a union, and changes no one of many', async () => {
    const [person, other, user] = [await admin(), await makeUser('ADMIN'), await makeUser()];
    await person.graphql(
      `mutation { updateUsers(input: { userIds: ["${other.id}"], active: false }) { id } }`,
    );
    const device = await server.as(user);
    const ids = `userIds: ["${user.id}", "${other.id}"]`;
    await later(OLD, async () => {
      for (const document of [
        `updateUsers(input: { ${ids}, role: ADMIN }) { id }`,
        `updateUsers(input: { ${ids}, active: true }) { id }`,
        `signOutUsers(input: { ${ids} }) { id }`,
        'endOtherSessions',
        'endSession(input: { sessionId: "0123456789abcdef01234567" })',
      ])
        expect([document, await code(person, document)]).toEqual([document, 'PROOF_NEEDED']);
      expect([await roleOf(user), await isSignedIn(device)]).toEqual([2010, true]);
      expect(await code(person, `updateUsers(input: { ${ids}, role: INTERMEDIATE }) { id }`)).toBeUndefined();
    });
  });

  test('is refused where an account becomes an administrator, and not for other changes of it', async () => {
    const [person, user, former] = [await admin(), await makeUser(), await makeUser('ADMIN')];
    await ask(person, 'updateUser', { email: former.email, active: false });
    const invited = { name: 'A', username: 'invited', email: 'invited@staybook.example', role: 'ADMIN' };
    await later(OLD, async () => {
      const change = async (input: object) => (await ask(person, 'updateUser', input)).__typename;
      expect(await change({ email: user.email, role: 'ADMIN' })).toBe('ProofNeeded');
      expect(await change({ email: former.email, active: true })).toBe('ProofNeeded');
      expect(await change({ email: user.email, role: 'INTERMEDIATE' })).toBe('User');
      expect((await ask(person, 'createUser', invited)).__typename).toBe('ProofNeeded');
      expect((await ask(person, 'deleteUser', { userId: user.id })).__typename).toBe('ProofNeeded');
      await prove(person);
      expect(await change({ email: former.email, active: true })).toBe('User');
      expect((await ask(person, 'createUser', invited)).__typename).toBe('User');
    });
  });

  test('is refused for a new username, which the password changes as well; the same one and a name need none', async () => {
    const [user, wish] = [await makeUser(), { username: 'renamed_one' }];
    const person = await server.as(user);
    await later(OLD, async () => {
      const change = async (input: object) => (await ask(person, 'updateAccount', input)).__typename;
      expect(await change({ name: 'New', username: user.username })).toBe('User');
      expect(await change(wish)).toBe('ProofNeeded');
      expect(await change({ ...wish, currentPassword: 'Wrong#2026' })).toBe('WrongPassword');
      expect(await change({ ...wish, currentPassword: PASSWORD })).toBe('User');
    });
  });

  test('is refused for a large refund and not for a small one, before the booking is looked up', async () => {
    const person = await admin();
    const bookingId = 'f'.repeat(24);
    const money = { bookingId, reason: 'Noise', idempotencyKey: 'one' };
    const wish = { stays: [{ stayId: 'x' }], differenceCents: 0, idempotencyKey: 'one', bookingId };
    await later(OLD, async () => {
      for (const [field, input] of [
        ['refundBooking', (refundCents: number) => ({ ...money, refundCents })],
        ['creditBooking', (cents: number) => ({ ...money, cents })],
        ['cancelBooking', (refundCents: number) => ({ bookingId, refundCents, reason: 'Noise' })],
        ['endStay', (refundCents: number) => ({ bookingId, refundCents, reason: 'Noise' })],
        ['changeBookingByStaff', (creditCents: number) => ({ ...wish, creditCents, reason: 'Noise' })],
      ] as const) {
        expect([field, (await ask(person, field, input(50_001))).__typename]).toEqual([field, 'ProofNeeded']);
        expect((await ask(person, field, input(50_000))).__typename).not.toBe('ProofNeeded');
      }
    });
  });

  test('does not keep a session from signing itself out', async () => {
    const person = await server.as(await makeUser());
    await later(OLD, async () => {
      const { data } = await person.graphql('{ myDevices { id } }');
      expect(
        await code(person, `endSession(input: { sessionId: "${data.myDevices[0].id}" })`),
      ).toBeUndefined();
      expect(await isSignedIn(person)).toBe(false);
    });
  });
});

describe('giving a proof', () => {
  test('lets the same call pass for ten minutes, in this session only', async () => {
    const user = await makeUser('ADMIN');
    const [here, there] = [await server.as(user), await server.as(user)];
    const remove = async (person: Visitor) =>
      (await ask(person, 'deleteHotel', { hotelId: (await makeHotel()).id })).__typename;
    await later(OLD, async () => {
      expect(await remove(here)).toBe('ProofNeeded');
      const before = Date.now() + OLD;
      const given = await prove(here);
      expect(given.__typename).toBe('ProofGiven');
      expect(Date.parse(given.provenUntil)).toBeGreaterThanOrEqual(before + OLD);
      expect([await remove(here), await remove(there)]).toEqual(['Deleted', 'ProofNeeded']);
      await later(OLD - 60_000, async () => expect(await remove(here)).toBe('Deleted'));
      await later(OLD, async () => expect(await remove(here)).toBe('ProofNeeded'));
      await later(OLD, () => here.graphql('mutation { renewSession { __typename } }'));
      await later(OLD, async () => expect(await remove(here)).toBe('ProofNeeded'));
    });
  });

  test('with a wrong password gives none, and many make only this session wait', async () => {
    const user = await makeUser('ADMIN');
    const [thief, owner] = [await server.as(user), await server.as(user)];
    await later(OLD, async () => {
      for (let tries = 0; tries < 10; tries++)
        expect((await prove(thief, 'Wrong#2026')).__typename).toBe('WrongPassword');
      expect((await prove(thief)).__typename).toBe('TooManyAttempts');
      expect(await code(thief, 'endOtherSessions')).toBe('PROOF_NEEDED');
      expect((await prove(owner)).__typename).toBe('ProofGiven');
    });
  });

  test('needs one proof, and a session', async () => {
    const person = await server.as(await makeUser());
    expect(await code(person, 'giveProof(input: {}) { __typename }')).toBe('BAD_USER_INPUT');
    const document = `giveProof(input: { password: "${PASSWORD}" }) { __typename }`;
    expect(await code(await server.as(), document)).toBe('UNAUTHENTICATED');
    expect(await code(withKey(server, await makeKey(person, ['READ'])), document)).toBe('FORBIDDEN');
  });
});

test('an API key needs no proof', async () => {
  const person = await admin();
  const program = withKey(server, await makeKey(person, ['READ', 'STAFF']));
  const { id: hotelId } = await makeHotel();
  await later(OLD, async () => {
    expect((await exportUsers(program, 'email')).status).toBe(200);
    expect((await ask(program, 'deleteHotel', { hotelId })).__typename).toBe('Deleted');
  });
});
