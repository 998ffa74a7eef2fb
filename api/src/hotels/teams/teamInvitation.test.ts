import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
import { ask } from '../../../test/accountHelpers';
import { makeHotel, makeTeamMember, makeUser } from '../../../test/factories';
import { accept, invite, tokenFor } from '../../../test/teams';
import { whenTakenUp } from '../../../test/sockets';
import { startTestServer, type TestServer, type Visitor } from '../../../test/testServer';
import { HotelDuty } from '../../access/duty.enum';
import { repo, transaction } from '../../database/transaction';
import { TeamMember } from '../../users/teams/teamMember.entity';
import { User } from '../../users/user.entity';
import type { Hotel } from '../hotel.entity';
import { TeamInvitation } from './teamInvitation.entity';
import { purgeTeamInvitations } from './teamInvitation.service';

let server: TestServer;
let hotel: Hotel;
let boss: User;
let owner: Visitor;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  hotel = await makeHotel();
  boss = await makeTeamMember([hotel], HotelDuty.OWNER);
  owner = await server.as(boss);
});
afterAll(() => server.close());

const DAY = 86_400_000;
const PREVIEW = 'state hotelId hotelName duties invitedBy maskedEmail hasAccount isForViewer';
const preview = async (person: Visitor, token: string): Promise<any> =>
  (await person.graphql(`{ teamInvitation(token: "${token}") { ${PREVIEW} } }`)).data.teamInvitation;
const roleOf = async ({ id }: User) => (await repo(User).findOneByOrFail({ id })).roleCode;
let people = 0;
const newAddress = () => `invited.${++people}@staybook.example`;
const expire = (email: string, days = 0) =>
  transaction(() =>
    repo(TeamInvitation).update({ email }, { expiresAt: new Date(Date.now() - 1000 - days * DAY) }),
  );

test('an invited customer joins the team, and accepting again changes nothing', async () => {
  const user = await makeUser();
  await invite(owner, hotel.id, user.email.toUpperCase(), ['FRONT_DESK', 'FINANCE']);
  const token = await tokenFor(server, user.email.toUpperCase());
  const person = await server.as(user);
  expect(await preview(person, token)).toEqual({
    state: 'OPEN',
    hotelId: hotel.id,
    hotelName: hotel.name,
    duties: ['FRONT_DESK', 'FINANCE'],
    invitedBy: boss.name,
    maskedEmail: expect.stringMatching(/^P•••@S•••\.EXAMPLE$/),
    hasAccount: true,
    isForViewer: true,
  });
  const joined = {
    __typename: 'HotelTeamMember',
    duties: ['FRONT_DESK', 'FINANCE'],
    hotel: { id: hotel.id },
  };
  expect(await accept(person, token)).toEqual(joined);
  expect(await roleOf(user)).toBe(2031);
  expect(await accept(await server.as(user), token)).toEqual(joined);
  expect((await preview(person, token)).state).toBe('ACCEPTED');
  expect(await repo(TeamMember).countBy({ userId: user.id })).toBe(1);
  await ask(await server.as(user), 'leaveTeam', { hotelId: hotel.id });
  expect((await accept(await server.as(user), token)).__typename).toBe('TeamInvitationEnded');
});

test('accepting twice at once makes one member', async () => {
  const user = await makeUser('INTERMEDIATE');
  await invite(owner, hotel.id, user.email, ['REVENUE']);
  const token = await tokenFor(server, user.email);
  const tabs = [await server.as(user), await server.as(user)];
  const answers = await Promise.all(tabs.map((tab) => accept(tab, token)));
  expect(answers.map(({ __typename }) => __typename)).toEqual(['HotelTeamMember', 'HotelTeamMember']);
  expect(await repo(TeamMember).countBy({ userId: user.id })).toBe(1);
});

test('only the account with the verified address accepts it, and no administrator', async () => {
  const email = newAddress();
  await invite(owner, hotel.id, email, ['MANAGER']);
  const token = await tokenFor(server, email);
  const nobody = await server.as();
  expect(await preview(nobody, token)).toMatchObject({ hasAccount: false, isForViewer: false });
  const other = await accept(await server.as(await makeUser()), token);
  expect(other.__typename).toBe('InvitationForAnotherAddress');
  expect(other.message).not.toContain(email);
  const unverified = await makeUser('CUSTOMER', { email, emailKey: email, verified: false });
  expect((await accept(await server.as(unverified), token)).__typename).toBe('InvitationForAnotherAddress');
  await transaction(() => repo(User).update({ id: unverified.id }, { verified: true }));
  expect((await accept(await server.as(unverified), token)).__typename).toBe('HotelTeamMember');
  const admin = await makeUser('ADMIN');
  await invite(owner, hotel.id, admin.email, ['MANAGER']);
  const answer = await accept(await server.as(admin), await tokenFor(server, admin.email));
  expect(answer.__typename).toBe('AdministratorsNeedNoTeam');
});

test('a link that is unknown, expired, replaced or cancelled is refused', async () => {
  const user = await makeUser();
  const person = await server.as(user);
  const ended = async (token: string) =>
    expect((await accept(person, token)).__typename).toBe('TeamInvitationEnded');
  await ended('unknown');
  expect(await preview(person, 'unknown')).toBeNull();
  const { id: invitationId } = await invite(owner, hotel.id, user.email, ['FINANCE']);
  const first = await tokenFor(server, user.email);
  await expire(user.email);
  await ended(first);
  expect((await preview(person, first)).state).toBe('EXPIRED');
  const input = { hotelId: hotel.id, invitationId };
  expect((await ask(owner, 'resendTeamInvitation', input)).__typename).toBe('HotelTeamInvitation');
  await ended(first);
  const second = await tokenFor(server, user.email, 2);
  await invite(owner, hotel.id, user.email, ['REVENUE']);
  await ended(second);
  expect(await repo(TeamInvitation).countBy({ hotelId: hotel.id })).toBe(1);
  const { id } = await repo(TeamInvitation).findOneByOrFail({ hotelId: hotel.id });
  const third = await tokenFor(server, user.email, 3);
  const cancel = { hotelId: hotel.id, invitationId: id };
  expect((await ask(owner, 'cancelTeamInvitation', cancel)).__typename).toBe('TeamInvitationCancelled');
  await ended(third);
  expect((await ask(owner, 'cancelTeamInvitation', cancel)).__typename).toBe('UnknownTeamInvitation');
  expect(await roleOf(user)).toBe(2010);
});

test('an invitation of another hotel is unknown', async () => {
  const email = newAddress();
  const { id: invitationId } = await invite(owner, hotel.id, email, ['FINANCE']);
  const other = await makeHotel();
  const stranger = await server.as(await makeTeamMember([other], HotelDuty.OWNER));
  for (const field of ['cancelTeamInvitation', 'resendTeamInvitation'])
    expect((await ask(stranger, field, { hotelId: other.id, invitationId })).__typename).toBe(
      'UnknownTeamInvitation',
    );
  expect(await repo(TeamInvitation).countBy({ email })).toBe(1);
});

test('a member of the team is not invited again', async () => {
  const clerk = await makeTeamMember([hotel], HotelDuty.FRONT_DESK);
  expect((await invite(owner, hotel.id, clerk.email, ['MANAGER'])).__typename).toBe('AlreadyOnTeam');
});

test('only hashes of links are stored, and old invitations are deleted', async () => {
  const email = newAddress();
  await invite(owner, hotel.id, email, ['FINANCE']);
  const token = await tokenFor(server, email);
  const row = await repo(TeamInvitation).findOneByOrFail({ email });
  expect(JSON.stringify(row)).not.toContain(token);
  await purgeTeamInvitations();
  await expire(email, 6);
  await purgeTeamInvitations();
  expect(await repo(TeamInvitation).countBy({ email })).toBe(1);
  await expire(email, 7);
  await purgeTeamInvitations();
  expect(await repo(TeamInvitation).countBy({ email })).toBe(0);
});

test('removing a person closes their open sockets', async () => {
  const clerk = await makeTeamMember([hotel], HotelDuty.FRONT_DESK);
  const { accessToken } = await server.as(clerk);
  let close: (event: unknown) => void;
  const closed = new Promise((resolve) => (close = resolve));
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { accessToken },
    retryAttempts: 0,
    lazy: false,
    on: { closed: (event) => close(event) },
  });
  await whenTakenUp(client);
  await ask(owner, 'removeTeamMember', { hotelId: hotel.id, userId: clerk.id });
  expect(await closed).toMatchObject({ code: expect.any(Number) });
  expect(await roleOf(clerk)).toBe(2010);
});
