import { ask } from '../../../test/accountHelpers';
import { makeHotel, makeTeamMember, makeUser } from '../../../test/factories';
import { invite } from '../../../test/teams';
import { startTestServer, type TestServer } from '../../../test/testServer';
import { AuditEntry } from '../../access/audit/auditEntry.entity';
import { HotelDuty } from '../../access/duty.enum';
import { repo, transaction } from '../../database/transaction';
import { TeamMember } from '../../users/teams/teamMember.entity';
import { User } from '../../users/user.entity';
import { TeamInvitation } from './teamInvitation.entity';

const { FINANCE, FRONT_DESK, MANAGER, OWNER } = HotelDuty;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const roleOf = async ({ id }: User) => (await repo(User).findOneByOrFail({ id })).roleCode;
const codeOf = ({ errors }: { errors?: { extensions: { code: string } }[] }) => errors?.[0]?.extensions.code;
const TEAM = `members { user { name } email duties } invitations { email duties invitedBy { name } } viewerCan { manage }`;
const kind = async (answer: Promise<any>) => (await answer).__typename as string;

describe('the team of a hotel', () => {
  test('is shown to owners and managers, with its open invitations, and to nobody else', async () => {
    const [hotel, other] = [await makeHotel(), await makeHotel()];
    const [boss, manager] = [await makeTeamMember([hotel], OWNER), await makeTeamMember([hotel], MANAGER)];
    const owner = await server.as(boss);
    await invite(owner, hotel.id, 'open@staybook.example', ['FRONT_DESK']);
    const team = `{ hotelTeam(hotelId: "${hotel.id}") { ${TEAM} } }`;
    const shown = (await owner.graphql(team)).data.hotelTeam;
    expect(shown.members.map(({ email, duties }: any) => [email, duties])).toEqual([
      [boss.email, ['OWNER']],
      [manager.email, ['MANAGER']],
    ]);
    expect(shown.invitations).toEqual([
      { email: 'open@staybook.example', duties: ['FRONT_DESK'], invitedBy: { name: boss.name } },
    ]);
    expect(shown.viewerCan).toEqual({ manage: true });
    expect((await (await server.as(manager)).graphql(team)).data.hotelTeam.viewerCan).toEqual({
      manage: false,
    });
    for (const stranger of [
      await makeTeamMember([hotel], FRONT_DESK, FINANCE),
      await makeTeamMember([other], OWNER),
      await makeUser(),
    ])
      expect(codeOf(await (await server.as(stranger)).graphql(team))).toBe('FORBIDDEN');
  });

  test('a person sees the own teams, and nobody those of others', async () => {
    const hotel = await makeHotel();
    const user = await makeTeamMember([hotel], FRONT_DESK);
    const teams = `{ user(id: "${user.id}") { teams { duties hotel { id name } } } }`;
    expect((await (await server.as(user)).graphql(teams)).data.user.teams).toEqual([
      { duties: ['FRONT_DESK'], hotel: { id: hotel.id, name: hotel.name } },
    ]);
    expect((await (await server.as(await makeUser('ADMIN'))).graphql(teams)).data.user.teams).toEqual([]);
  });
});

describe('changing a team', () => {
  test('a change of duties counts at once, and the audit log has it', async () => {
    const hotel = await makeHotel();
    const [boss, clerk] = [await makeTeamMember([hotel], OWNER), await makeTeamMember([hotel], FRONT_DESK)];
    const [owner, person] = [await server.as(boss), await server.as(clerk)];
    const team = `{ hotelTeam(hotelId: "${hotel.id}") { viewerCan { manage } } }`;
    expect(codeOf(await person.graphql(team))).toBe('FORBIDDEN');
    const input = { hotelId: hotel.id, userId: clerk.id, duties: ['FINANCE', 'MANAGER'] };
    expect(await ask(owner, 'updateTeamMember', input, '... on HotelTeamMember { duties }')).toEqual({
      __typename: 'HotelTeamMember',
      duties: ['MANAGER', 'FINANCE'],
    });
    expect((await person.graphql(team)).errors).toBeUndefined();
    const [entry] = await repo(AuditEntry).findBy({ recordId: hotel.id, action: 'updateTeamMember' });
    expect(entry).toMatchObject({
      actorId: boss.id,
      changes: [{ field: 'team', before: `${clerk.id}: FRONT_DESK`, after: `${clerk.id}: MANAGER, FINANCE` }],
    });
  });

  test('managers, other members and owners of other hotels cannot change it', async () => {
    const [hotel, other] = [await makeHotel(), await makeHotel()];
    const clerk = await makeTeamMember([hotel], FRONT_DESK);
    const input = { hotelId: hotel.id, userId: clerk.id };
    for (const user of [
      await makeTeamMember([hotel], MANAGER),
      await makeTeamMember([other], OWNER),
      clerk,
    ]) {
      const person = await server.as(user);
      for (const [field, type, more] of [
        ['updateTeamMember', 'UpdateTeamMemberInput', { duties: ['OWNER'] }],
        ['removeTeamMember', 'RemoveTeamMemberInput', {}],
      ] as const) {
        const document = `mutation ($input: ${type}!) { ${field}(input: $input) { __typename } }`;
        expect(codeOf(await person.graphql(document, { input: { ...input, ...more } }))).toBe('FORBIDDEN');
      }
    }
    expect(await repo(TeamMember).countBy({ userId: clerk.id })).toBe(1);
  });

  test('who leaves the last team is a customer again, and keeps the role while on another', async () => {
    const [hotel, other] = [await makeHotel(), await makeHotel()];
    const user = await makeTeamMember([hotel, other], FRONT_DESK);
    const person = await server.as(user);
    expect(await kind(ask(person, 'leaveTeam', { hotelId: hotel.id }))).toBe('TeamMemberRemoved');
    expect(await roleOf(user)).toBe(2031);
    expect(await kind(ask(person, 'leaveTeam', { hotelId: hotel.id }))).toBe('UnknownTeamMember');
    expect(await kind(ask(person, 'leaveTeam', { hotelId: other.id }))).toBe('TeamMemberRemoved');
    expect(await roleOf(user)).toBe(2010);
  });

  test('the invitations of an owner who is removed end, since they would give rights away', async () => {
    const hotel = await makeHotel();
    const [boss, former] = [await makeTeamMember([hotel], OWNER), await makeTeamMember([hotel], OWNER)];
    await invite(await server.as(former), hotel.id, 'second.account@staybook.example', ['OWNER']);
    await ask(await server.as(boss), 'removeTeamMember', { hotelId: hotel.id, userId: former.id });
    expect(await repo(TeamInvitation).countBy({ hotelId: hotel.id })).toBe(0);
  });
});

describe('the last owner', () => {
  test('cannot leave, be removed or lose the duty, except by an administrator', async () => {
    const hotel = await makeHotel();
    const last = await makeTeamMember([hotel], OWNER, FRONT_DESK);
    const owner = await server.as(last);
    const member = { hotelId: hotel.id, userId: last.id };
    expect(await kind(ask(owner, 'leaveTeam', { hotelId: hotel.id }))).toBe('LastOwner');
    expect(await kind(ask(owner, 'removeTeamMember', member))).toBe('LastOwner');
    expect(await kind(ask(owner, 'updateTeamMember', { ...member, duties: ['MANAGER'] }))).toBe('LastOwner');
    expect((await ask(owner, 'deleteAccount', { currentPassword: 'Stay#2026' })).message).toContain(
      `You are the last owner of ${hotel.name}.`,
    );
    const admin = await server.as(await makeUser('ADMIN'));
    expect(await kind(ask(admin, 'removeTeamMember', member))).toBe('TeamMemberRemoved');
    expect(await roleOf(last)).toBe(2010);
  });

  test('remains if two owners leave at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const hotel = await makeHotel();
      const users = [await makeTeamMember([hotel], OWNER), await makeTeamMember([hotel], OWNER)];
      const people = await Promise.all(users.map((user) => server.as(user)));
      const answers = await Promise.all(
        people.map((person) => kind(ask(person, 'leaveTeam', { hotelId: hotel.id }))),
      );
      expect(answers.sort()).toEqual(['LastOwner', 'TeamMemberRemoved']);
      expect(await repo(TeamMember).countBy({ hotelId: hotel.id })).toBe(1);
    }
  });

  test('a disabled owner does not count as another one', async () => {
    const hotel = await makeHotel();
    const [boss, disabled] = [await makeTeamMember([hotel], OWNER), await makeTeamMember([hotel], OWNER)];
    await transaction(() => repo(User).update({ id: disabled.id }, { active: false }));
    expect(await kind(ask(await server.as(boss), 'leaveTeam', { hotelId: hotel.id }))).toBe('LastOwner');
  });
});

test('a deleted hotel leaves its team as customers', async () => {
  const hotel = await makeHotel();
  const owner = await makeTeamMember([hotel], OWNER);
  await ask(await server.as(await makeUser('ADMIN')), 'deleteHotel', { hotelId: hotel.id });
  expect(await roleOf(owner)).toBe(2010);
});
