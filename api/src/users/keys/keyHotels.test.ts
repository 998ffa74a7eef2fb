import { makeKey, withKey } from '../../../test/apiKeys';
import { leaveTeams, makeHotel, makeTeamMember, makeUser } from '../../../test/factories';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { shiftClock } from '../../core/clock';
import { HotelDuty } from '../../access/duty.enum';
import { repo, transaction } from '../../database/transaction';
import { TeamMember } from '../teams/teamMember.entity';
import { User } from '../user.entity';

const { FINANCE, FRONT_DESK, MANAGER, OWNER, REVENUE } = HotelDuty;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
afterEach(() => shiftClock(0));

const ABILITIES = `query ($id: ID!) { hotel(id: $id) { viewerCan { update updateTerms updatePrices } } }`;
/** What a program may do with a hotel, as the names of its abilities. */
async function may(program: Visitor, id: string): Promise<string[]> {
  const { data } = await program.graphql(ABILITIES, { id });
  return Object.entries(data.hotel.viewerCan).flatMap(([name, can]) => (can ? [name] : []));
}
const keyOf = async (person: Visitor, more: object) =>
  withKey(server, await makeKey(person, ['READ', 'STAFF'], more));
const EVERYTHING = ['update', 'updateTerms', 'updatePrices'];

test('a key without names has the present duties of its owner, and loses those that the owner loses', async () => {
  const [one, other] = [await makeHotel(), await makeHotel()];
  const user = await makeTeamMember([one], MANAGER);
  const program = await keyOf(await server.as(user), {});
  expect(await may(program, one.id)).toEqual(['update', 'updatePrices']);
  expect(await may(program, other.id)).toEqual([]);
  await leaveTeams(user);
  expect(await may(program, one.id)).toEqual([]);
});

test('a key has what it names and its owner has, by hotel and by duty', async () => {
  const [one, other] = [await makeHotel(), await makeHotel()];
  const user = await makeTeamMember([one, other], OWNER);
  const owner = await server.as(user);
  const atOne = await keyOf(owner, { hotelIds: [one.id] });
  expect([await may(atOne, one.id), await may(atOne, other.id)]).toEqual([EVERYTHING, []]);
  const prices = await keyOf(owner, { duties: [REVENUE] });
  expect([await may(prices, one.id), await may(prices, other.id)]).toEqual([
    ['updatePrices'],
    ['updatePrices'],
  ]);
  const manager = await keyOf(owner, { hotelIds: [one.id], duties: [MANAGER] });
  expect(await may(manager, one.id)).toEqual(['update', 'updatePrices']);
  await transaction(() => repo(TeamMember).update({ userId: user.id }, { duties: [REVENUE] }));
  expect(await may(manager, one.id)).toEqual(['updatePrices']);
  await transaction(() => repo(TeamMember).update({ userId: user.id }, { duties: [FINANCE] }));
  expect(await may(prices, one.id)).toEqual([]);
});

test("an administrator's key that names hotels acts there as their owner, or by the named duties, and nowhere else", async () => {
  const [one, other] = [await makeHotel(), await makeHotel()];
  const admin = await server.as(await makeUser('ADMIN'));
  const all = await keyOf(admin, { hotelIds: [one.id] });
  expect([await may(all, one.id), await may(all, other.id)]).toEqual([EVERYTHING, []]);
  const prices = await keyOf(admin, { hotelIds: [one.id], duties: [REVENUE] });
  expect(await may(prices, one.id)).toEqual(['updatePrices']);
  expect((await all.graphql('{ auditEntries { total } users { total } }')).errors).toBeDefined();
  expect(await may(await keyOf(admin, {}), other.id)).toEqual(EVERYTHING);
  const demoted = await makeUser('ADMIN');
  const key = await keyOf(await server.as(demoted), { hotelIds: [one.id] });
  await transaction(() => repo(User).update({ id: demoted.id }, { roleCode: 2010 }));
  expect(await may(key, one.id)).toEqual([]);
});

test('hotels and duties that are not the owner’s are refused, unknown ones in the same words', async () => {
  const [one, other] = [await makeHotel(), await makeHotel()];
  const member = await server.as(await makeTeamMember([one], FRONT_DESK));
  const refused = async (person: Visitor, more: object, scopes = ['STAFF']) => {
    const { message } = (await makeKey(person, scopes, more)) as never;
    return message;
  };
  const none = 'You have no such duty at one of these hotels.';
  for (const hotelIds of [[other.id], ['f'.repeat(24)], [one.id, other.id]])
    expect(await refused(member, { hotelIds })).toBe(none);
  expect(await refused(member, { hotelIds: [one.id], duties: [FINANCE] })).toBe(none);
  expect(await refused(member, { hotelIds: [one.id] }, ['READ'])).toBe(
    'Only staff keys name hotels and duties.',
  );
  const admin = await server.as(await makeUser('ADMIN'));
  expect(await refused(admin, { hotelIds: ['f'.repeat(24)] })).toBe('One of these hotels does not exist.');
  expect(await refused(admin, { duties: [FINANCE] })).toBe('Name the hotels of these duties.');
});

test('the list of keys shows their hotels and duties', async () => {
  const hotel = await makeHotel();
  const owner = await server.as(await makeTeamMember([hotel], OWNER));
  await makeKey(owner, ['STAFF'], { hotelIds: [hotel.id], duties: [REVENUE, FRONT_DESK] });
  const { data } = await owner.graphql('{ myApiKeys { hotelIds duties hotels { name } } }');
  expect(data.myApiKeys).toEqual([
    { hotelIds: [hotel.id], duties: [FRONT_DESK, REVENUE], hotels: [{ name: hotel.name }] },
  ]);
});

describe('the previous secret of a key', () => {
  const ROTATE = `mutation ($input: RotateApiKeyInput!) { rotateApiKey(input: $input) {
    ... on NewApiKey { secret key { previousSecretUntil } } ... on Problem { message } } }`;
  const works = async (secret: string) =>
    (await withKey(server, { secret }).graphql('{ viewer { id } }')).errors?.[0]?.extensions.reason ??
    'WORKS';
  async function rotated(overlapHours?: number) {
    const owner = await server.as(await makeUser());
    const made = await makeKey(owner, ['READ']);
    const rotate = async (hours?: number) =>
      (await owner.graphql(ROTATE, { input: { keyId: made.key.id, overlapHours: hours } })).data.rotateApiKey;
    return { owner, made, rotate, fresh: await rotate(overlapHours) };
  }

  test('stops at once by default, and works for the named hours otherwise', async () => {
    const { made, fresh } = await rotated();
    expect([await works(made.secret), await works(fresh.secret)]).toEqual(['KEY_REVOKED', 'WORKS']);
    const later = await rotated(24);
    const until = new Date(later.fresh.key.previousSecretUntil).getTime() - Date.now();
    expect(Math.round(until / 3_600_000)).toBe(24);
    expect([await works(later.made.secret), await works(later.fresh.secret)]).toEqual(['WORKS', 'WORKS']);
    shiftClock(25 * 3_600_000);
    expect([await works(later.made.secret), await works(later.fresh.secret)]).toEqual([
      'KEY_REVOKED',
      'WORKS',
    ]);
  });

  test('is ended by its owner, by the next rotation, and with the key', async () => {
    const END = 'mutation ($input: EndApiKeyOverlapInput!) { endApiKeyOverlap(input: $input) }';
    const { owner, made, fresh, rotate } = await rotated(24);
    const input = { keyId: made.key.id };
    const stranger = await server.as(await makeUser());
    expect((await stranger.graphql(END, { input })).data).toEqual({ endApiKeyOverlap: true });
    expect(await works(made.secret)).toBe('WORKS');
    for (let times = 0; times < 2; times++)
      expect((await owner.graphql(END, { input })).data).toEqual({ endApiKeyOverlap: true });
    expect([await works(made.secret), await works(fresh.secret)]).toEqual(['KEY_REVOKED', 'WORKS']);
    const [second, third] = [await rotate(24), await rotate(24)];
    expect(await Promise.all([fresh, second, third].map(({ secret }) => works(secret)))).toEqual([
      'KEY_REVOKED',
      'WORKS',
      'WORKS',
    ]);
    await owner.graphql('mutation ($input: RevokeApiKeyInput!) { revokeApiKey(input: $input) }', { input });
    expect([await works(second.secret), await works(third.secret)]).toEqual(['KEY_REVOKED', 'KEY_REVOKED']);
  });

  test('works for 168 hours at most', async () => {
    const { owner, made } = await rotated();
    for (const overlapHours of [169, -1]) {
      const { errors } = await owner.graphql(ROTATE, { input: { keyId: made.key.id, overlapHours } });
      expect(errors![0]!.message).toBe('The previous secret can work for 0 to 168 hours.');
    }
  });
});
